import { posterPaper } from '#domain/poster/poster-paper.ts'
import { pdfOf } from '#domain/poster/vector-pdf.ts'
import { fetchText, downloadFile } from '#services/site/download.ts'

import { showSnackbar } from '#stores/site/snackbar.ts'

interface PosterPdf {
  address: string
  /** Said when the poster does not arrive. */
  failed: string
  file: string
  title: string
}

/** Saves the drawing at an address as a PDF, or says that it could not be made. */
export async function savePosterPdf(
  { address, failed, file, title }: PosterPdf,
  fetchDrawing = fetchText,
  save = downloadFile
): Promise<void> {
  const svg = await fetchDrawing(address)
  if (svg === null) showSnackbar({ color: 'error', text: failed })
  else save(file, new Blob([pdfOf(svg, title, posterPaper)], { type: 'application/pdf' }))
}
