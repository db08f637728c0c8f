/** Answers clicks on a control wherever it stands on the page, now or later, and on what lies in it. */
export function onClick(selector: string, answer: (control: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', event => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (control) answer(control, event)
  })
}
