/**
 * Menus of the bar and the controls of a listing are `details` elements and work without scripts. This adds what people expect of them: Escape closes what is
 * open and gives the focus in it back to what opened it; a click elsewhere closes it, and opening a menu closes the others. What lies over a listing closes, too, when
 * the focus goes elsewhere: it would lie over what has it. An Escape pressed before this script has arrived is dispatched again (`page.ts`).
 */
export function closeMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const opened = openAmong('[data-menu],.cell')
    // One after the other: a control may be open over the map.
    for (const each of opened.length > 0 ? opened : openAmong('.on-map').filter(isOver)) {
      // Focus elsewhere, such as in a popup of the map, stays where it is.
      if (each.matches(':focus-within') || document.activeElement === document.body)
        each.querySelector('summary')?.focus()
      each.open = false
    }
  })
  document.addEventListener('click', event => {
    closeAll([...openAmong('[data-menu]'), ...openAmong('.cell').filter(isOver)], event)
  })
  document.addEventListener('focusin', event => {
    // Islands are woken by one of their own making.
    if (!event.isTrusted) return
    const path = event.composedPath()
    closeAll(openAmong('.cell').filter(isOver), event)
    // The controls stand above the map, and change what it shows.
    if (!path.some(each => each instanceof Element && each.matches('.filters')))
      closeAll(openAmong('.on-map').filter(isOver), event)
  })
}

function closeAll(opened: HTMLDetailsElement[], event: Event): void {
  for (const each of opened) if (!event.composedPath().includes(each)) each.open = false
}

function openAmong(kinds: string): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`details:is(${kinds})[open]`)]
}

/** Enlarged four times, and the map of a wider screen, it stands in the page. */
function isOver({ lastElementChild }: HTMLDetailsElement): boolean {
  return lastElementChild !== null && getComputedStyle(lastElementChild).position !== 'static'
}
