/** The button of the page of today that puts what is nearest first. What it needs comes with the click. */
export function onClickShowNearest(): void {
  const button = document.querySelector<HTMLElement>('[data-nearest]')
  button?.addEventListener('click', () => {
    void import('./nearest-today.ts').then(({ toggleNearest }) => toggleNearest(button))
  })
}
