import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCatalogue, writeCatalogue } from './bench/catalogue.ts'
import { tableOf } from './bench/figures.ts'
import { grow } from './bench/grow.ts'
import { measure } from './bench/measure.ts'
import { end, refused } from './console.ts'
import { ownCatalogue } from './database/seed.ts'
import { writeWhole } from './write-whole.ts'

const resultFile = '.cache/bench/result.json'

const { values } = parseArgs({
  options: {
    experiences: { default: '2000', type: 'string' },
    seed: { default: 'clavel', type: 'string' }
  }
})
const experiences = Number(values.experiences)
if (!Number.isInteger(experiences) || experiences < 1) {
  end(refused(`--experiences is to be a whole number from 1, and is "${values.experiences}".`))
}

const folder = `.cache/bench/${experiences}`
rmSync(folder, { force: true, recursive: true })
mkdirSync(folder, { recursive: true })
writeCatalogue(folder, grow(readCatalogue(ownCatalogue), experiences, values.seed))

const figures = await measure(folder, experiences)
if (figures.kind === 'refused') end(figures)
writeWhole(resultFile, `${JSON.stringify(figures.figures, null, 2)}\n`)
console.log(`\n${tableOf(figures.figures)}\n\nWritten to ${resultFile}`)
end({ kind: 'done' })
