/** Wakes a sleeping island (`client:interaction`) inside an element, as a touch would. */
export function hydrateIsland(place: ParentNode | null): void {
  place?.querySelector('astro-island')?.dispatchEvent(new Event('pointerdown'))
}
