//! Bessel's functions of orders 0 and 1, and Airy's: a Chebyshev series near the origin, and one
//! for the modulus, or for the parts in and out of phase, far from it. The series were fitted in
//! 40-digit arithmetic to the last bit of float64.

use super::special::chebyshev;
use super::{require, wide};
use crate::args::Args;
use crate::row::{Out, Row, elementwise};
use hlo::{Result, Value};
use std::f64::consts::{FRAC_1_PI, FRAC_2_PI, FRAC_PI_4, LN_2, PI};

/// `J0(x)` for x in [0, 8], in x^2 / 32 - 1.
const J0_NEAR: [f64; 17] = [
    0.15772797147489012,
    -0.008723442352852221,
    0.2651786132033368,
    -0.37009499387264977,
    0.15806710233209725,
    -0.034893769411408884,
    0.004819180069467605,
    -0.00046062616620627504,
    3.246032882100508e-05,
    -1.7619469077621507e-06,
    7.608163592418782e-08,
    -2.679253530557673e-09,
    7.848696314479465e-11,
    -1.9438346867370164e-12,
    4.125320595634374e-14,
    -7.588508125447546e-16,
    1.2218515873961411e-17,
];

/// `J1(x) / x` for x in [0, 8], in x^2 / 32 - 1.
const J1_NEAR: [f64; 17] = [
    0.08104484632565812,
    -0.1489751450676521,
    0.1609992623572097,
    -0.08268049176681791,
    0.022213639654966037,
    -0.003646940600769276,
    0.0004050337728354822,
    -3.255554866857259e-05,
    1.9858774049915165e-06,
    -9.521984756750436e-08,
    3.687133759097148e-09,
    -1.178026622695885e-10,
    3.160154580348003e-12,
    -7.221755239651773e-14,
    1.4232144003513942e-15,
    -2.4441972916190464e-17,
    3.6912682997929334e-19,
];

/// `Y0(x) - 2/pi log(x) J0(x)` for x in [0, 8], in x^2 / 32 - 1.
const Y0_NEAR: [f64; 18] = [
    -0.03314611320328494,
    -0.2744743055297453,
    0.17903431407718265,
    0.26156734625504663,
    -0.17730201278114358,
    0.04719668959576339,
    -0.007287962479552079,
    0.0007531135932577742,
    -5.632079141056987e-05,
    3.206532537654801e-06,
    -1.44072332740187e-07,
    5.248794787330516e-09,
    -1.5837552541812015e-10,
    4.02633081830612e-12,
    -8.747341203310769e-14,
    1.6434898714919468e-15,
    -2.6977881152566837e-17,
    3.9032584173475982e-19,
];

/// `(Y1(x) - 2/pi (log(x) J1(x) - 1/x)) / x` for x in [0, 8], in x^2 / 32 - 1.
const Y1_NEAR: [f64; 17] = [
    0.0025380132357417816,
    -0.01608717304766875,
    -0.09591204536083074,
    0.08445197259652346,
    -0.028328123944594365,
    0.005289897544167113,
    -0.0006414551451326356,
    5.505982873338744e-05,
    -3.53808001868935e-06,
    1.7707804556154404e-07,
    -7.11055004989928e-09,
    2.344337905911516e-10,
    -6.4651518414115946e-12,
    1.51429151205002e-13,
    -3.0511859694473254e-15,
    5.34668038572867e-17,
    -8.224911372021585e-19,
];

/// The part of order 0 in phase, for x above 8, in 128 / x^2 - 1.
const P0: [f64; 14] = [
    0.9994603493475187,
    -0.0005365220468132117,
    3.0751847875194745e-06,
    -5.1705945376060975e-08,
    1.6306464635151382e-09,
    -7.86409137723707e-11,
    5.168262387349193e-12,
    -4.3045788699253914e-13,
    4.3265957431549404e-14,
    -5.069034095935236e-15,
    6.748072215733873e-16,
    -1.0011513723467786e-16,
    1.6305919233744186e-17,
    -2.880866169482871e-18,
];

/// x times the part of order 0 out of phase, for x above 8, in 128 / x^2 - 1.
const Q0: [f64; 17] = [
    -0.12444683684269607,
    0.0005470815954089319,
    -5.9315987288485175e-06,
    1.4377965798375193e-07,
    -5.817532749493056e-09,
    3.376097523734991e-10,
    -2.565397936797308e-11,
    2.404916100281365e-12,
    -2.6690625482579414e-13,
    3.4041800321963686e-14,
    -4.87994410531204e-15,
    7.729703176242605e-16,
    -1.3348852171502517e-16,
    2.4865952389390515e-17,
    -4.952892629886516e-18,
    1.0473158973776097e-18,
    -2.336930172211422e-19,
];

/// The part of order 1 in phase, for x above 8, in 128 / x^2 - 1.
const P1: [f64; 14] = [
    1.0009030408600137,
    0.0008989898330859408,
    -3.987284300488908e-06,
    6.177633960644299e-08,
    -1.8718907491063067e-09,
    8.816898659582339e-11,
    -5.704863640395645e-12,
    4.699195515230542e-13,
    -4.6842237839904895e-14,
    5.452674896044717e-15,
    -7.221180842274018e-16,
    1.0667689114335412e-16,
    -1.7312313216116335e-17,
    3.0492991197665872e-18,
];

/// x times the part of order 1 out of phase, for x above 8, in 128 / x^2 - 1.
const Q1: [f64; 16] = [
    0.3742222965562826,
    -0.0007702178839325664,
    7.3108922063643636e-06,
    -1.676782510726674e-07,
    6.583354662120443e-09,
    -3.749090950541556e-10,
    2.8121750359748866e-11,
    -2.61145253946232e-12,
    2.8774212663332235e-13,
    -3.649001916061838e-14,
    5.206626366226707e-15,
    -8.215318025458595e-16,
    1.4141084390211833e-16,
    -2.626761589838529e-17,
    5.2192649196714085e-18,
    -1.101261718787959e-18,
];

/// `K0(x) + log(x/2) I0(x)` for x in [0, 2], in x^2 / 2 - 1.
const K0_NEAR: [f64; 11] = [
    -0.2676636966169514,
    0.3442898999246285,
    0.0359799365153615,
    0.001264615411446926,
    2.286212103119452e-05,
    2.5347910790261494e-07,
    1.904516377220209e-09,
    1.0349695257633625e-11,
    4.2598161427910826e-14,
    1.3744654358807508e-16,
    3.5708965285083736e-19,
];

/// `x (K1(x) - log(x/2) I1(x))` for x in [0, 2], in x^2 / 2 - 1.
const K1_NEAR: [f64; 11] = [
    0.7626501136694739,
    -0.3531559607765449,
    -0.12261118082265715,
    -0.006975723859639864,
    -0.0001730288957513052,
    -2.4334061415659684e-06,
    -2.213387630734726e-08,
    -1.4114883926335278e-10,
    -6.666901694199329e-13,
    -2.427449850519366e-15,
    -7.023863479386288e-18,
];

/// `I0(x)` for x in [0, 2], in x^2 / 2 - 1.
const I0_NEAR: [f64; 10] = [
    1.6029228068079633,
    0.638809625651177,
    0.03685485969436176,
    0.00098287812725148,
    1.4983654208927293e-05,
    1.4738449008423848e-07,
    1.0114797900674826e-09,
    5.1149979020112795e-12,
    1.984280622680562e-14,
    6.090516506058955e-17,
];

/// `I1(x) / x` for x in [0, 2], in x^2 / 2 - 1.
const I1_NEAR: [f64; 10] = [
    0.6417589969911874,
    0.1475393201491934,
    0.005898742680020788,
    0.00011988137174638708,
    1.4739165119093128e-06,
    1.2138074968740922e-08,
    7.161106692799279e-11,
    3.17487931131012e-13,
    1.0962998348773076e-15,
    3.0315021220933553e-18,
];

/// `sqrt(x) exp(x) K0(x)` for x above 2, in 4 / x - 1.
const K0_FAR: [f64; 26] = [
    1.2201515410329777,
    -0.0314481013119645,
    0.0015698838857300533,
    -0.00012849549581627802,
    1.39498137188765e-05,
    -1.8317555227191195e-06,
    2.766813639445015e-07,
    -4.660489897687948e-08,
    8.574034017414225e-09,
    -1.6975345093890614e-09,
    3.5773972814003283e-10,
    -7.957489244477396e-11,
    1.8559491149549264e-11,
    -4.514597883374519e-12,
    1.1403405882073441e-12,
    -2.9800969231481784e-13,
    8.032890775068375e-14,
    -2.2275133267462965e-14,
    6.340076476276646e-15,
    -1.848593377920907e-15,
    5.5120559994043335e-16,
    -1.6782311257549006e-16,
    5.2103917776435543e-17,
    -1.6475805939842632e-17,
    5.3004337711773354e-18,
    -1.7331712005821001e-18,
];

/// `sqrt(x) exp(x) K1(x)` for x above 2, in 4 / x - 1.
const K1_FAR: [f64; 26] = [
    1.3603130952422213,
    0.10392373657681724,
    -0.002857816859622779,
    0.00019521551847135162,
    -1.936197974166083e-05,
    2.406484947837217e-06,
    -3.5019606030878126e-07,
    5.7410841254500495e-08,
    -1.0345762465678097e-08,
    2.0150497551970347e-09,
    -4.1903547593419254e-10,
    9.218315187605315e-11,
    -2.129967838427791e-11,
    5.139639673482343e-12,
    -1.2891739609498229e-12,
    3.348419666052243e-13,
    -8.976705182010146e-14,
    2.4771544242195988e-14,
    -7.0198370892147685e-15,
    2.038703166239861e-15,
    -6.057047270643018e-16,
    1.8380935752430455e-16,
    -5.689462849193648e-17,
    1.7940510478863572e-17,
    -5.7567444820733025e-18,
    1.8778651901623268e-18,
];

/// `Ai(x)` for x in [-5, 2], in (2x + 3) / 7.
const AIRY_NEAR: [f64; 36] = [
    0.15168947628223672,
    -0.005228692408472365,
    -0.007183007563342123,
    -0.2750085825170078,
    0.15267285652736612,
    0.11299722901833571,
    -0.12930163519980795,
    0.021717950423082666,
    0.024911850702736413,
    -0.01433585742189573,
    0.000696689451639598,
    0.001974398933529019,
    -0.0007230393972252199,
    -1.6112414526177467e-05,
    8.133273673249939e-05,
    -2.0775365813975462e-05,
    -1.6054762687164758e-06,
    2.0560158255601387e-06,
    -3.825520517284178e-07,
    -4.913870596184178e-08,
    3.514168642051892e-08,
    -4.846385010860496e-09,
    -8.897812059422213e-10,
    4.329786248648808e-10,
    -4.414745597439301e-11,
    -1.1096862995764342e-11,
    4.024832028797832e-12,
    -2.9609936249846454e-13,
    -1.0257635127287476e-13,
    2.920579876829024e-14,
    -1.4619955511486232e-15,
    -7.35505053091767e-16,
    1.6986548408182807e-16,
    -5.0563208224652944e-18,
    -4.2234448483626644e-18,
    8.087008847190025e-19,
];

/// `x^(1/4) exp(z) Ai(x)` for x above 2 and z = 2/3 x^(3/2), in 2 z(2) / z - 1.
const AIRY_ABOVE: [f64; 26] = [
    0.2776956095117059,
    -0.004172967562045923,
    0.00020669586013998011,
    -1.7280997841068207e-05,
    1.928052166797157e-06,
    -2.605774398776262e-07,
    4.051516883512395e-08,
    -7.022240440986223e-09,
    1.3286081997701028e-09,
    -2.703558037129289e-10,
    5.852297782838998e-11,
    -1.3363584416519756e-11,
    3.1978547149289153e-12,
    -7.976813559559603e-13,
    2.0651347541109665e-13,
    -5.52899978215978e-14,
    1.526165619010181e-14,
    -4.331979304955806e-15,
    1.2616239319898747e-15,
    -3.7626070399357594e-16,
    1.1471616156264618e-16,
    -3.570144365109208e-17,
    1.1326462271400218e-17,
    -3.658761589006902e-18,
    1.2021046148071358e-18,
    -4.0132972758830535e-19,
];

/// The part of `x^(1/4) Ai(-x)` in phase over `sqrt(pi)`, for x above 5, in 2 (z(5) / z)^2 - 1.
const AIRY_P: [f64; 14] = [
    0.9996723415461005,
    -0.0003255483561055322,
    2.069745155969119e-06,
    -3.890961736474424e-08,
    1.3645959446950337e-09,
    -7.265563438866682e-11,
    5.234675629062907e-12,
    -4.749669415821452e-13,
    5.172156139604189e-14,
    -6.533725295545284e-15,
    9.33927407277721e-16,
    -1.4823330512580455e-16,
    2.5745988399644002e-17,
    -4.8369440585693956e-18,
];

/// z times the part out of phase.
const AIRY_Q: [f64; 18] = [
    0.06911528040160503,
    -0.0003251060364586695,
    3.945977743866323e-06,
    -1.068929090514341e-07,
    4.800334718951617e-09,
    -3.0691067169997637e-10,
    2.5517594369013928e-11,
    -2.601606731752434e-12,
    3.123666855119186e-13,
    -4.2903251712839485e-14,
    6.596710595977435e-15,
    -1.116833216041688e-15,
    2.0551350158850327e-16,
    -4.0680056098438254e-17,
    8.589182631392619e-18,
    -1.921018818902054e-18,
    4.524779482719087e-19,
    -1.11690545207691e-19,
];

/// Below this bound, the oscillating functions use their series near the origin.
const NEAR: f64 = 8.0;

/// A series in the square of x, up to `radius`.
fn even<'b>(x: Value<'b>, radius: f64, series: &[f64]) -> Value<'b> {
    chebyshev(x * x * (2.0 / (radius * radius)) - 1.0, series)
}

/// The two waves of an order far from the origin: J and Y, for positive x.
fn waves<'b>(x: Value<'b>, order: f64, parts: [&[f64]; 2]) -> [Value<'b>; 2] {
    let inverse = NEAR / x;
    let place = inverse * inverse * 2.0 - 1.0;
    let (p, q) = (chebyshev(place, parts[0]), chebyshev(place, parts[1]) / x);
    let angle = x - (order / 2.0 + 0.25) * PI;
    let (cosine, sine) = (angle.cosine(), angle.sine());
    let size = (FRAC_2_PI / x).sqrt();
    [size * (p * cosine - q * sine), size * (p * sine + q * cosine)]
}

fn near<'b>(x: Value<'b>, limit: f64, inside: Value<'b>, outside: Value<'b>) -> Value<'b> {
    x.le(x.constant(limit)).select(inside, outside)
}

fn at_zero<'b>(x: Value<'b>, there: f64, elsewhere: Value<'b>) -> Value<'b> {
    x.eq(x.zeros_like()).select(x.constant(there), elsewhere)
}

fn j0(x: Value<'_>) -> Value<'_> {
    let x = x.abs();
    near(x, NEAR, even(x, NEAR, &J0_NEAR), waves(x, 0.0, [&P0, &Q0])[0])
}

fn j1(x: Value<'_>) -> Value<'_> {
    let size = x.abs();
    let far = waves(size, 1.0, [&P1, &Q1])[0];
    let value = near(size, NEAR, size * even(size, NEAR, &J1_NEAR), far);
    x.lt(x.zeros_like()).select(-value, value)
}

fn y0(x: Value<'_>) -> Value<'_> {
    let inside = even(x, NEAR, &Y0_NEAR) + FRAC_2_PI * x.log() * even(x, NEAR, &J0_NEAR);
    near(x, NEAR, inside, waves(x, 0.0, [&P0, &Q0])[1])
}

fn y1(x: Value<'_>) -> Value<'_> {
    let j1 = x * even(x, NEAR, &J1_NEAR);
    let inside = x * even(x, NEAR, &Y1_NEAR) + FRAC_2_PI * (x.log() * j1 - 1.0 / x);
    let value = near(x, NEAR, inside, waves(x, 1.0, [&P1, &Q1])[1]);
    at_zero(x, f64::NEG_INFINITY, value)
}

/// `exp(x) K0(x)` if scaled, else `K0(x)`.
fn k0(x: Value<'_>, scaled: bool) -> Value<'_> {
    let inside = even(x, 2.0, &K0_NEAR) - (x.log() - LN_2) * even(x, 2.0, &I0_NEAR);
    decaying(x, inside, &K0_FAR, scaled)
}

fn k1(x: Value<'_>, scaled: bool) -> Value<'_> {
    let i1 = x * even(x, 2.0, &I1_NEAR);
    let inside = even(x, 2.0, &K1_NEAR) / x + (x.log() - LN_2) * i1;
    at_zero(x, f64::INFINITY, decaying(x, inside, &K1_FAR, scaled))
}

fn decaying<'b>(x: Value<'b>, inside: Value<'b>, far: &[f64], scaled: bool) -> Value<'b> {
    let outside = chebyshev(4.0 / x - 1.0, far) / x.sqrt();
    if scaled {
        return near(x, 2.0, inside * x.exponential(), outside);
    }
    near(x, 2.0, inside, outside * (-x).exponential())
}

/// `sin(x) / x`, by its series near the origin.
fn spherical_j0(x: Value<'_>) -> Value<'_> {
    let square = x * x;
    let series = [6.0, 20.0, 42.0, 72.0, 110.0, 156.0];
    let inside = series.iter().rev().fold(x.ones_like(), |sum, &n| 1.0 - square / n * sum);
    let value = near(x.abs(), 0.5, inside, x.sine() / x);
    x.abs().eq(x.constant(f64::INFINITY)).select(x.zeros_like(), value)
}

fn airy(x: Value<'_>) -> Value<'_> {
    let size = x.abs();
    let z = size * size.sqrt() * (2.0 / 3.0);
    let root = size.sqrt().sqrt();
    let turning = |x: f64| x * x.sqrt() * (2.0 / 3.0);
    let place = 2.0 * turning(2.0) / z - 1.0;
    let above = chebyshev(place, &AIRY_ABOVE) * (-z).exponential() / root;
    let inverse = turning(5.0) / z;
    let place = inverse * inverse * 2.0 - 1.0;
    let (p, q) = (chebyshev(place, &AIRY_P), chebyshev(place, &AIRY_Q) / z);
    let angle = z - FRAC_PI_4;
    let below = (p * angle.cosine() + q * angle.sine()) * FRAC_1_PI.sqrt() / root;
    let middle = chebyshev((2.0 * x + 3.0) / 7.0, &AIRY_NEAR);
    let value = near(x, 2.0, x.lt(x.constant(-5.0)).select(below, middle), above);
    x.is_finite().select(value, x.constant(f64::NAN))
}

/// A function of the only argument, whose integers become the default float type.
fn unary<'b>(
    a: &Args<'_, 'b>,
    name: &str,
    f: impl FnOnce(Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let x = a.float_tensor(name)?;
    let kernel = a.name().trim_start_matches("special_");
    require(!x.dtype().is_complex(), &format!("{kernel}_cpu"), x.dtype())?;
    Ok(wide(x, f).into())
}

const FLOATS: &[&str] = &["f32[64]", "f64[32]", "s64[8]"];

pub(crate) const ROWS: &[Row] = &[
    elementwise("special_bessel_j0(Tensor self) -> Tensor", FLOATS, |_, a| unary(a, "self", j0)),
    elementwise("special_bessel_j1(Tensor self) -> Tensor", FLOATS, |_, a| unary(a, "self", j1)),
    elementwise("special_bessel_y0(Tensor self) -> Tensor", FLOATS, |_, a| unary(a, "self", y0)),
    elementwise("special_bessel_y1(Tensor self) -> Tensor", FLOATS, |_, a| unary(a, "self", y1)),
    elementwise("special_modified_bessel_k0(Tensor self) -> Tensor", FLOATS, |_, a| {
        unary(a, "self", |x| k0(x, false))
    }),
    elementwise("special_modified_bessel_k1(Tensor self) -> Tensor", FLOATS, |_, a| {
        unary(a, "self", |x| k1(x, false))
    }),
    elementwise("special_scaled_modified_bessel_k0(Tensor x) -> Tensor", FLOATS, |_, a| {
        unary(a, "x", |x| k0(x, true))
    }),
    elementwise("special_scaled_modified_bessel_k1(Tensor x) -> Tensor", FLOATS, |_, a| {
        unary(a, "x", |x| k1(x, true))
    }),
    elementwise("special_spherical_bessel_j0(Tensor x) -> Tensor", FLOATS, |_, a| {
        unary(a, "x", spherical_j0)
    }),
    elementwise("special_airy_ai(Tensor x) -> Tensor", FLOATS, |_, a| unary(a, "x", airy)),
];
