import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checks } from './checks/all.ts'
import { linesOf, listOf, summaryOf } from './checks/report.ts'
import { runChecks } from './checks/run.ts'
import { sampleOf } from './checks/sample.ts'
import { siteIn } from './checks/site.ts'
import { end, progress, refused, seconds } from './console.ts'
import { writeWhole } from './write-whole.ts'

const resultFile = '.cache/check-site.json'

const { values } = parseArgs({
  options: {
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

writeWhole(resultFile, `${JSON.stringify(linesOf(findings), null, 2)}\n`)
console.log(listOf(findings, resultFile))
console.log(summaryOf({ checks: chosen, findings, pages: pages.length, total: site.pages.length }))
console.log(`  in ${seconds(since)}`)
end(findings.length === 0 ? { kind: 'done' } : refused('The site does not keep its promise yet.'))
