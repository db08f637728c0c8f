/**
 * Draws sheets to be looked at: every composition in four lights, every experience by province (`.cache/carteles`).
 * `--explain` prints what each experience shows and why; `--from DIR` takes another catalogue;
 * `--draw NAME` checks the files of one composition and draws it in every format, light and province.
 */
import { argumentsGiven, end } from './console.ts'
import { ownCatalogue } from './database/seed.ts'
import { readPosterCatalogue } from './posters/catalogue.ts'
import { drawComposition } from './posters/one-composition.ts'
import { explainedLines, summaryLines } from './posters/explain.ts'
import { colourLine } from './posters/neighbours.ts'
import { writeSheets } from './posters/sheets.ts'

const { values } = argumentsGiven('posters', {
  options: {
    draw: { type: 'string' },
    explain: { default: false, type: 'boolean' },
    from: { type: 'string' }
  }
})
if (values.draw !== undefined) {
  const { flaws, lines } = await drawComposition(values.draw)
  for (const line of [...flaws, ...lines]) console.log(line)
  process.exit(flaws.length === 0 ? 0 : 1)
}
const read = readPosterCatalogue(values.from ?? ownCatalogue, new Date())
if (read.kind === 'refused') end(read)
const { explained } = read
if (values.explain) for (const line of explainedLines(explained)) console.log(line)
else for (const line of [...(await writeSheets(explained)), await colourLine(explained)]) console.log(line)
for (const line of summaryLines(explained)) console.log(line)
