/** Moves the focus to what is there once the page is drawn anew: what had it may be gone. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
