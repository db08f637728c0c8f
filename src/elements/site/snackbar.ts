import { $snackbar, hideSnackbar, type Snackbar, type SnackbarColor } from '#stores/site/snackbar.ts'

/** Errors interrupt a screen reader, the rest waits (quality check A5). */
const roles = { error: 'alert', info: 'status', success: 'status' } as const satisfies Record<
  SnackbarColor,
  string
>

let isDrawing = false

/** Draws the snackbar into the places the page keeps for it: one that is announced at once, one that is announced in turn. */
export function drawSnackbars(): void {
  const bar = document.querySelector<HTMLElement>('[data-snackbar]')
  if (!bar || isDrawing) return
  isDrawing = true
  bar.querySelector('button')?.addEventListener('click', hideSnackbar)
  const way = document.createElement('a')
  const draw = ({ color, isShown, link, text }: Snackbar) => {
    bar.dataset.color = color
    bar.classList.toggle('is-shown', isShown)
    if (link)
      bar.querySelector('button')?.before(Object.assign(way, { href: link.href, textContent: link.text }))
    else way.remove()
    for (const place of bar.querySelectorAll('[role]')) {
      place.textContent = place.getAttribute('role') === roles[color] ? text : ''
    }
  }
  $snackbar.listen(draw)
  // A message that was set by hand before (`chunk-failures.ts`) stays while there is no other.
  if ($snackbar.get().isShown) draw($snackbar.get())
}
