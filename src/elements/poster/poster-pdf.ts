import { onClick } from '#elements/loading/on-click.ts'

/** Makes a PDF of a poster when its button is clicked: of the drawing that the link beside it leads to. */
export function downloadPosters(): void {
  onClick('[data-poster-pdf]', button => void download(button))
}

async function download({ dataset, parentElement }: HTMLElement): Promise<void> {
  const drawing = parentElement?.querySelector('a')
  if (!drawing) return
  const { savePosterPdf } = await import('#stores/poster/poster-pdf.ts')
  await savePosterPdf({
    address: drawing.href,
    failed: dataset.failed ?? '',
    file: drawing.download.replace('.svg', '.pdf'),
    title: document.querySelector('h1')?.textContent?.trim() ?? document.title
  })
}
