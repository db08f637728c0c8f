import { savePosterPdf } from '#stores/poster/poster-pdf.ts'

/** Makes a PDF of the drawing that the link beside the button leads to. */
export async function savePoster({ dataset, parentElement }: HTMLElement): Promise<void> {
  const drawing = parentElement?.querySelector('a')
  if (!drawing) return
  await savePosterPdf({
    address: drawing.href,
    failed: dataset.failed ?? '',
    file: drawing.download.replace('.svg', '.pdf'),
    title: document.querySelector('h1')?.textContent?.trim() ?? document.title
  })
}
