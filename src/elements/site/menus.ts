/**
 * Menus are `details` elements and work without scripts. This adds what people expect of a menu: a click elsewhere closes it, and opening one closes the
 * others. Escape closes it from the first moment on (`close-on-escape.ts`).
 */
export function closeOtherMenus(): void {
  document.addEventListener('click', event => {
    for (const menu of openMenus()) {
      if (!event.composedPath().includes(menu)) menu.open = false
    }
  })
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')]
}
