import type { Page } from '@playwright/test'

/** The product's own catalogue is a sample, in which a booking leads nowhere. Here the details are those of a catalogue that sells. */
export async function sellingForReal(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const island of document.querySelectorAll('astro-island[props*="isSample"]')) {
        island.setAttribute('props', (island.getAttribute('props') ?? '').replace('"isSample":', '"isReal":'))
        const links = island.querySelectorAll<HTMLAnchorElement>('a[data-leads]')
        for (const link of links) {
          document.getElementById(link.hash.slice(1))?.remove()
          link.href = link.dataset.leads ?? ''
          link.removeAttribute('data-leads')
          if (!('namesPartner' in link.dataset || 'opensDialog' in link.dataset))
            link.removeAttribute('data-held')
        }
        for (const note of island.querySelectorAll('.sample')) note.remove()
      }
    })
  })
}
