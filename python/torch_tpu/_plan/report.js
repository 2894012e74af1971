// Tooltips, sorting and zoom. The page says the same without them.
"use strict";

function tooltips() {
  const tip = document.createElement("div");
  tip.id = "tip";
  tip.hidden = true;
  document.body.append(tip);
  for (const title of document.querySelectorAll("svg title")) {
    title.parentNode.dataset.tip = title.textContent;
    title.parentNode.setAttribute("aria-label", title.textContent);
    title.remove();
  }
  for (const element of document.querySelectorAll("main [title]")) {
    element.dataset.tip = element.title;
    element.removeAttribute("title");
  }
  document.addEventListener("pointermove", (event) => {
    const element = event.target.closest?.("[data-tip]");
    tip.hidden = !element;
    if (!element) return;
    tip.textContent = element.dataset.tip;
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.min(event.clientX + 14, innerWidth - width - 8);
    const below = event.clientY + 16;
    const top = below + height > innerHeight ? event.clientY - height - 10 : below;
    tip.style.left = `${Math.max(left, 4)}px`;
    tip.style.top = `${Math.max(top, 4)}px`;
  });
}

function sort(head) {
  const table = head.closest("table");
  const at = [...head.parentNode.children].indexOf(head);
  const value = (row) => {
    const cell = row.children[at];
    return "v" in cell.dataset ? Number(cell.dataset.v) : cell.textContent;
  };
  const rows = [...table.tBodies[0].rows];
  const isNumber = rows.some((row) => row.children[at].classList.contains("n"));
  const isDescending = head.ariaSort ? head.ariaSort === "ascending" : isNumber;
  rows.sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    const order = typeof x === "number" ? x - y : x.localeCompare(y, "en", { numeric: true });
    return isDescending ? -order : order;
  });
  for (const other of table.tHead.rows[0].children) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
  table.tBodies[0].append(...rows);
}

function zoom(map) {
  const areas = new Map();
  for (const box of map.children) {
    const { left, top, width, height } = box.style;
    areas.set(box, [left, top, width, height].map(parseFloat));
  }
  // The boxes around an area, the outermost first, as they are in the page.
  const around = (inner) => {
    const [x, y, w, h] = areas.get(inner);
    const holds = ([a, b, c, d]) => a <= x + w / 2 && x + w / 2 <= a + c && b <= y + h / 2 && y + h / 2 <= b + d;
    return [...map.querySelectorAll(".box")].filter((box) => holds(areas.get(box)) && areas.get(box)[2] >= w);
  };
  const trail = map.parentNode.querySelector(".trail");
  let current;
  const link = (words, box) => {
    const made = document.createElement("a");
    made.textContent = words;
    made.onclick = () => show(box);
    return made;
  };
  const show = (box) => {
    current = box;
    const [left, top, width, height] = box ? areas.get(box) : [0, 0, 100, 100];
    for (const [other, [x, y, w, h]] of areas) {
      other.style.left = `${((x - left) / width) * 100}%`;
      other.style.top = `${((y - top) / height) * 100}%`;
      other.style.width = `${(w / width) * 100}%`;
      other.style.height = `${(h / height) * 100}%`;
    }
    trail.replaceChildren();
    if (!box) return;
    trail.append(link("all modules", undefined));
    for (const outer of around(box)) {
      trail.append(" › ", link(outer.querySelector("b").textContent, outer));
    }
  };
  map.onclick = (event) => {
    const clicked = event.target.closest(".box, .tile");
    if (!clicked) return;
    const boxes = around(clicked);
    const next = boxes[boxes.indexOf(current) + 1];
    if (next) show(next);
  };
}

tooltips();
for (const head of document.querySelectorAll(".sortable th")) head.onclick = () => sort(head);
for (const map of document.querySelectorAll(".treemap")) zoom(map);
