// What jsdom has no layout for. In a module of its own, so that it is done once for all files of a process.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
const computed = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computed(element);
// jsdom has one interval for all frames: asked for one while a test fakes intervals, it would draw none in any later file
const { setTimeout: later, clearTimeout: never } = globalThis;
window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 16));
window.cancelAnimationFrame = (id) => never(id);

export {};
