import { mkdirSync } from 'node:fs'
import { fewestExperiences } from './bench/edits.ts'
import { type Section, tableOf } from './bench/section.ts'
import { build } from './bench/sections/build.ts'
import { callables } from './bench/sections/callables.ts'
import { files } from './bench/sections/files.ts'
import { lighthouse } from './bench/sections/lighthouse.ts'
import { plan } from './bench/sections/plan.ts'
import { planning } from './bench/sections/planning.ts'
import { posters } from './bench/sections/posters.ts'
import { release } from './bench/sections/release.ts'
import { restoring } from './bench/sections/restoring.ts'
import { scripts } from './bench/sections/scripts.ts'
import { search } from './bench/sections/search.ts'
import { starts } from './bench/sections/starts.ts'
import { studio } from './bench/sections/studio.ts'
import { touch } from './bench/sections/touch.ts'
import { argumentsGiven, end, refused, wholeNumber } from './console.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

/**
 * In the order in which they run. A new one is a file in `scripts/bench/sections` and a word here. Restoring and the callables come last: after them this process
 * knows no database but theirs, which has ended.
 */
const sections: readonly Section[] = [
  build,
  files,
  search,
  plan,
  planning,
  posters,
  studio,
  touch,
  scripts,
  lighthouse,
  release,
  starts,
  restoring,
  callables
]
const names = sections.map(({ name }) => name)
const resultFile = '.cache/bench/result.json'

const { values } = argumentsGiven('bench', {
  allowNegative: true,
  options: {
    edits: { default: '60', type: 'string' },
    experiences: { default: '2000', type: 'string' },
    only: { default: names.join(','), type: 'string' },
    // Drawn for the first time they take longer than all the rest: `--no-pictures` leaves them out.
    pictures: { default: true, type: 'boolean' },
    seed: { default: 'clavel', type: 'string' }
  }
})
const experiences = wholeNumber('experiences', values.experiences, fewestExperiences)
const edits = wholeNumber('edits', values.edits, 0)
const only = values.only.split(',')
const unknown = only.filter(name => !names.includes(name))
if (unknown.length > 0) end(refused(`--only knows ${names.join(', ')}, not ${unknown.join(', ')}.`))

const figures: Record<string, object> = {}
for (const { name, run } of sections.filter(({ name }) => only.includes(name))) {
  const folder = `.cache/bench/${experiences}`
  mkdirSync(folder, { recursive: true })
  const measured = await run({ edits, experiences, folder, pictures: values.pictures, seed: values.seed })
  if (measured.kind === 'refused') end(measured)
  figures[name] = measured.figures
  console.log(`\n${name}\n${tableOf(measured.rows)}`)
}
writeFileAtomic(resultFile, `${JSON.stringify({ experiences, ...figures }, null, 2)}\n`)
console.log(`\nWritten to ${resultFile}`)
end({ kind: 'done' })
