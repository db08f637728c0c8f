import { readVisit, writeVisit } from '#domain/visit/visit-query.ts'
import { shareLink } from '#stores/site/share.ts'

/** Shares the page with the visit that its address tells; nothing else of the address goes along. */
export async function sharePage({ dataset }: HTMLElement): Promise<void> {
  const { copied = '', failed = '' } = dataset
  const title = document.querySelector('h1')?.textContent?.trim() ?? document.title
  const visit = writeVisit(readVisit(new URLSearchParams(location.search)))
  const url = location.origin + location.pathname + (visit && `?${visit}`)
  await shareLink({ copied, failed, title, url })
}
