import { onClick } from '#elements/loading/on-click.ts'

/** Shares the page when its button is clicked. What it needs is fetched then. */
export function shareOnClick(): void {
  onClick('[data-share]', button => void import('./share-page.ts').then(page => page.sharePage(button)))
}
