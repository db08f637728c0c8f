/**
 * Menus of the bar and the controls of a listing are `details` elements and work without scripts. This adds what people expect of them: Escape closes what is
 * open and gives the focus in it back to what opened it; a click elsewhere closes a menu, and opening one closes the others. An Escape pressed
 * before this script has arrived is dispatched again (`page.ts`).
 */
export function closeMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    for (const opened of key === 'Escape' ? openAmong('[data-menu],.cell') : []) {
      // Focus elsewhere, such as in a popup of the map, stays where it is.
      if (opened.matches(':focus-within')) opened.querySelector('summary')?.focus()
      opened.open = false
    }
  })
  document.addEventListener(
    'click',
    event => {
      // A click that was held back comes again: what was opened meanwhile stays open.
      for (const menu of event.isTrusted ? openAmong('[data-menu]') : [])
        if (!event.composedPath().includes(menu)) menu.open = false
    },
    true
  )
}

function openAmong(kinds: string): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll(`details:is(${kinds})[open]`)
}
