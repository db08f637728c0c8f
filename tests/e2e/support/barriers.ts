import { expect, type Page } from '@playwright/test'

import { barriersOn } from 'site-checks/browser'
import type { Panel } from './panels.ts'

/**
 * An open dialog, menu or state of a page, in both themes: axe finds nothing in it, or in the part of the page that it is. The themes differ in
 * colours alone, as a test of the styles sees.
 */
export async function expectNoBarrier(page: Page, panel: Panel, part = 'html'): Promise<void> {
  // The studio's bar stays at the top: a target half under it is too small for axe.
  if (panel.startsWith('studio')) await page.evaluate(() => scrollTo(0, 0))
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours are looked at where they have arrived.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'light' ? 'all' : 'colours'
    expect(await barriersOn(page, part, rules), `${panel}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}
