import { onClick } from '#elements/loading/on-click.ts'

/** Makes a PDF of a poster when its button is clicked. What it needs is fetched then. */
export function downloadPosters(): void {
  onClick('[data-poster-pdf]', button => {
    void import('./save-poster.ts').then(poster => poster.savePoster(button))
  })
}
