/** Wakes the island of the listing with what is no touch: nothing is kept on the device before one. */
export function wakeIsland(): void {
  document
    .querySelector('[data-listing] astro-island')
    ?.dispatchEvent(new Event('focusin', { bubbles: true }))
}
