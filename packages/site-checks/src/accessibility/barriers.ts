import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2, level AA, as far as a program can tell (line A1). */
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** It reads style sheets and media again for rules about sound and films, which the site has none of. */
const options = { preload: false, resultTypes: ['violations'], runOnly: guidelines } satisfies axe.RunOptions

/** What axe finds on a page as it stands, or in a part of it: which rule, what to change, where. */
export async function barriersOn(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary = '', html }) => {
      const [, change = ''] = failureSummary.split('\n')
      return `${id}: ${change.trim()} ${html.slice(0, 200)}`
    })
  )
}
