import { existsSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { checks } from './checks/all.ts'
import { checkInBrowser } from './checks/in-browser.ts'
import { placeholderNotices } from './checks/placeholders.ts'
import { sampleOf } from './checks/sample.ts'
import { longTitleNotices } from './checks/search/words.ts'
import { siteIn } from './checks/site.ts'
import { argumentsGiven, end, progress, refused, seconds } from './console.ts'
import { createSiteHost } from './local/host.ts'
import { openBrowser } from './shots/take.ts'
import { functionsFile } from './site/functions.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { freePort, takePort } from 'local-firebase'
import { askValidator, linesOf, listOf, runChecks, summaryOf } from 'site-checks'
import * as allSettings from '#settings.ts'

const faultsShown = 20
const resultFile = '.cache/check-site.json'

const { values } = argumentsGiven('check:site', {
  options: {
    browser: { default: false, type: 'boolean' },
    folder: { default: 'dist', type: 'string' },
    only: { type: 'string' },
    sample: { type: 'string' }
  }
})
const sample = values.sample === undefined ? Infinity : Number(values.sample)
if (Number.isNaN(sample) || sample < 1) end(refused('--sample is to be a number of pages, from 1.'))
if (!existsSync(values.folder)) end(refused(`There is no ${values.folder}. Make it first: npm run build`))

const since = performance.now()
const site = siteIn(values.folder)
const pages = sampleOf(site.pages, sample)
const chosen = checks.filter(({ id }) => values.only === undefined || id === values.only)
const findings = await runChecks(chosen, site, pages, progress('  pages checked'))

writeFileAtomic(resultFile, `${JSON.stringify(linesOf(findings), null, 2)}\n`)
console.log(listOf(findings, resultFile))
console.log(summaryOf({ checks: chosen, findings, pages: pages.length, total: site.pages.length }))
for (const notice of [...placeholderNotices(allSettings), ...longTitleNotices(site)]) console.log(notice)
console.log(`  in ${seconds(since)}`)

const invalid = values.only === undefined || values.only === 'A8' ? await invalidPages() : 0
const barriers = values.browser ? await barriersOf() : []
for (const barrier of barriers) console.log(barrier)
if (values.browser) console.log(`  ${barriers.length} barriers, in ${seconds(since)}`)
end(
  findings.length + invalid + barriers.length === 0
    ? { kind: 'done' }
    : refused('The site does not keep its promise yet.')
)

/** How many faults the Nu validator finds on the pages that were checked. */
async function invalidPages(): Promise<number> {
  const verdict = await askValidator(site, pages)
  if (verdict.kind === 'no-java') {
    console.log('  The Nu validator did not look: it needs Java in PATH.')
    return 0
  }
  for (const { at, change } of verdict.faults.slice(0, faultsShown)) console.log(`A8  ${at}: ${change}`)
  console.log(
    `  the Nu validator: ${pages.length} pages, ${verdict.faults.length} faults, in ${seconds(since)}`
  )
  return verdict.faults.length
}

/** The whole matrix of pages, locales, widths and themes takes many minutes: `npm test` has a part of it. */
async function barriersOf(): Promise<string[]> {
  const executable = findBrowser()
  if (executable === undefined) end(refused('There is no Chromium. Name one: CHROMIUM_PATH=...'))
  const server = await takePort(await freePort())
  if (typeof server === 'string') end(refused(`No port could be opened (${server}).`))
  server.open(
    await createSiteHost({ folder: '.', functions: functionsFile, pages: sitePlace().served }, server.origin)
  )
  const browser = await openBrowser(executable)
  const barriers = await checkInBrowser(browser, server.origin, site, progress('  pages seen in a browser'))
  await browser.close()
  return barriers
}
