/**
 * Draws sheets to be looked at: every composition in four lights, every experience by province (`.cache/carteles`).
 * `--explain` prints what each experience shows and why, `--edits` how many posters of others an edit changes; `--from DIR` takes another catalogue;
 * `--name` writes into its documents the drawings they show, where several fit;
 * `--draw NAME` checks the files of one composition and draws it in every format, light and province.
 */
import { argumentsGiven, end } from './console.ts'
import { ownCatalogue } from './database/seed.ts'
import { readPosterCatalogue } from './posters/catalogue.ts'
import { editLines } from './posters/edits.ts'
import { nameDrawings } from './posters/name-drawings.ts'
import { drawComposition } from './posters/one-composition.ts'
import { explainedLines, summaryLines } from './posters/explain.ts'
import { colourLine } from './posters/neighbours.ts'
import { writeSheets } from './posters/sheets.ts'

const { values } = argumentsGiven('posters', {
  options: {
    draw: { type: 'string' },
    edits: { default: false, type: 'boolean' },
    explain: { default: false, type: 'boolean' },
    from: { type: 'string' },
    name: { default: false, type: 'boolean' }
  }
})
if (values.draw !== undefined) {
  const { flaws, lines } = await drawComposition(values.draw)
  for (const line of [...flaws, ...lines]) console.log(line)
  process.exit(flaws.length === 0 ? 0 : 1)
}
const folder = values.from ?? ownCatalogue
const read = readPosterCatalogue(folder, new Date())
if (read.kind === 'refused') end(read)
const { explained } = read
if (values.name) {
  console.log(`${nameDrawings(folder, explained)} documents of ${folder} name their drawing now.`)
} else if (values.edits) {
  for (const line of editLines(read)) console.log(line)
} else {
  const sheets = async () => [...(await writeSheets(explained)), await colourLine(explained)]
  for (const line of values.explain ? explainedLines(explained) : await sheets()) console.log(line)
  for (const line of summaryLines(explained)) console.log(line)
}
