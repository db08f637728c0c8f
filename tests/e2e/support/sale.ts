import type { Page } from '@playwright/test'

/** The product's own catalogue is a sample, in which a booking leads nowhere. Here the details are those of a catalogue that sells. */
export async function sellingForReal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const island of document.querySelectorAll('astro-island[props*="sample"]')) {
        island.setAttribute('props', (island.getAttribute('props') ?? '').replace('"sample":', '"real":'))
        const links = island.querySelectorAll('a[data-books][data-held]:not([data-opens-dialog])')
        for (const link of links) link.removeAttribute('data-held')
      }
    })
  })
}
