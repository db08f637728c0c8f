/** Shares the page when its button is clicked. What it needs is fetched then. */
export function shareOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
    if (button) void import('./share-page.ts').then(page => page.sharePage(button))
  })
}
