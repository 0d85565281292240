// Before anything is drawn: the colours that were chosen the last time.
const kept = localStorage.getItem("levant.theme");
if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
