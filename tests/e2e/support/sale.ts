import type { Page } from '@playwright/test'

/** The product's own catalogue is a sample, in which a booking leads nowhere. Here the details are those of a catalogue that sells. */
export async function sellingForReal(page: Page): Promise<void> {
  await page.context().route(/\/experiencias\/[^/]+$/, async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ body: thatSells(await response.text()), response })
  })
}

/** A detail page of the sample, as a catalogue that sells would have it. */
export function thatSells(html: string): string {
  return html
    .replaceAll('&quot;sample&quot;:', '&quot;real&quot;:')
    .replaceAll('data-books="" data-held=""', 'data-books=""')
}
