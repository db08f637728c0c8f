/**
 * Menus are `details` elements and work without scripts. This adds what people expect of a menu: Escape closes it and gives the focus
 * back, a click elsewhere closes it, and opening one closes the others.
 */
export function closeOtherMenus(): void {
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('click', event => {
    for (const menu of openMenus()) {
      if (!event.composedPath().includes(menu)) menu.open = false
    }
  })
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]
}
