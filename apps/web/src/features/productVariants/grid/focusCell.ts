/** Puts the keyboard into the active cell of the sheet on the screen, if there is one. */
export function focusCell() {
  document.querySelector<HTMLElement>('[role=grid] [data-active=true] input')?.focus();
}
