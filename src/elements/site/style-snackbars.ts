import { showSnackbar, type SnackbarColor } from '#stores/site/snackbar.ts'

const colours: SnackbarColor[] = ['info', 'success', 'error']

/** The buttons of the style page that show a snackbar in each colour. */
export function showSnackbars(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-style-snackbar]')) {
    const color = colours.find(colour => colour === button.dataset.styleSnackbar)
    if (color) button.addEventListener('click', () => showSnackbar({ color, text: 'Plan guardado' }))
  }
}
