/** Closes whatever lies over a listing (a control of the bar, or the map of a phone) when something else is clicked or gets the focus. Escape closes an open control first (`menus.ts`), then the map. */
export function closeOverListing(): void {
  document.addEventListener('click', event => closeAll(openOver('.cell'), event), true)
  document.addEventListener('focusin', event => {
    closeAll(openOver('.cell'), event)
    // The controls stand above the map, and change what it shows; its cards stand at its foot.
    const isBeside = event
      .composedPath()
      .some(each => each instanceof Element && each.matches('.filters,.foot-moves,.cards'))
    if (!isBeside) closeAll(openOver('.on-map'), event)
  })
  // Before `menus.ts` closes a control: one Escape closes one thing.
  document.addEventListener('keydown', closeMap, true)
}

function closeMap({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || openAmong('[data-menu],.cell').length > 0) return
  for (const map of openOver('.on-map')) {
    if (map.matches(':focus-within') || document.activeElement === document.body)
      map.querySelector('summary')?.focus()
    map.open = false
  }
}

/** Islands are woken by a focus of their own making, and a click that was held back comes again: neither is of the visitor now. */
function closeAll(opened: HTMLDetailsElement[], event: Event): void {
  if (!event.isTrusted) return
  for (const each of opened) if (!event.composedPath().includes(each)) each.open = false
}

function openAmong(kinds: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`details:is(${kinds})[open]`)]
}

/** Enlarged four times, and with the map of a wider screen, it stands in the page. */
function openOver(kind: string): HTMLDetailsElement[] {
  return openAmong(kind).filter(
    ({ lastElementChild }) =>
      lastElementChild !== null && getComputedStyle(lastElementChild).position !== 'static'
  )
}
