/** What opens over the page: menus of the bar, and the controls of a listing. */
const overlays = 'details:is([data-menu], .cell)[open]'

/** Escape closes it and gives the focus back to what opened it: from the first moment on, since it opens without scripts, too. */
export function closeOnEscape(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const overlay of document.querySelectorAll<HTMLDetailsElement>(overlays)) {
      overlay.open = false
      overlay.querySelector('summary')?.focus()
    }
  })
}
