import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Less than half of what the package itself sends to a page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2, level AA, as far as a program can tell (line A1). */
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** It reads style sheets and media again for rules about sound and films, which the site has none of. */
const options = { preload: false, resultTypes: ['violations'], runOnly: guidelines } satisfies axe.RunOptions

/** Rules whose result another theme can change, where themes differ in colours alone. */
const ofColours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } satisfies axe.RunOnly

/** Runs axe on a page or a part of it and returns the rule, the advice and the place of each finding. `colours` limits it to the rules about colours. */
export async function barriersOn(
  page: Page,
  part = 'html',
  rules: 'all' | 'colours' = 'all'
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const asked = rules === 'all' ? options : { ...options, runOnly: ofColours }
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(asked)}).then(({ violations }) => violations)`
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary = '', html }) => {
      const [, change = ''] = failureSummary.split('\n')
      return `${id}: ${change.trim()} ${html.slice(0, 200)}`
    })
  )
}
