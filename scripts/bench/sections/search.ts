import { brotliCompressSync } from 'node:zlib'
import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { foundOptions, nothingOffered } from '#domain/search/box-options.ts'
import { search as find } from '#domain/search/search.ts'
import { createQuestionMender } from '#domain/search/word-mender.ts'
import { refused } from '../../console.ts'
import { readFolder } from '../../database/files.ts'
import { ownCatalogue } from '../../database/seed.ts'
import { readCatalogue, writeCatalogue } from '../catalogue.ts'
import { grow } from '../grow.ts'
import { answersIn, indexFrom, qualityOf, searchFilesIn } from '../search-quality.ts'
import { kilobytes, type Section } from '../section.ts'
import { median } from '../weigh.ts'

/** Written as people write: with accents, without, and wrong. */
const texts = [
  'flamenko',
  'kayac',
  'ruta a cabalo',
  'senderismo',
  'málaga',
  'vino',
  'niños',
  'atardecer en barco'
]
const searcher = { mode: 'default', province: 'malaga' } as const
const rounds = 5

/** From a key to results, with the code of the search box, in this process; how large the files are that it searches in; and how right its answers are. */
export const search: Section = {
  name: 'search',
  run: async ({ experiences, folder, seed }) => {
    const own = takeCatalogue(ownCatalogue)
    if (typeof own === 'string') return refused(own)
    const answers = answersIn(own, createQuestionMender)
    const quality = qualityOf(answers)
    writeCatalogue(folder, grow(readCatalogue(ownCatalogue), experiences, seed))
    const grown = takeCatalogue(folder)
    if (typeof grown === 'string') return refused(grown)
    const files = searchFilesIn('es')
    const keys = keyTimes(files)
    const figures = {
      brotliBytes: sum(files.map(file => brotliCompressSync(file).length)),
      keys: keys.times.length,
      medianMs: median(keys.times),
      openMs: keys.openMs,
      ...quality,
      worst: keys.worst
    }
    return {
      figures,
      kind: 'measured',
      rows: [
        [
          'search files, es',
          `${files.length}, ${kilobytes(sum(files.map(({ length }) => length)))}, ${kilobytes(figures.brotliBytes)} brotli`
        ],
        [
          'own catalogue, questions',
          `${answers.length}: precision ${percent(quality.precision)}, recall ${percent(quality.recall)}`
        ],
        ['  read and made ready', `${figures.openMs.toFixed(1)} ms`],
        ['  key to results, median', `${figures.medianMs.toFixed(2)} ms of ${figures.keys} keys`],
        ['  key to results, worst', `${figures.worst.ms.toFixed(2)} ms, at «${figures.worst.text}»`]
      ]
    }
  }
}

/** Makes a folder the catalogue of this process; says why when it is refused. */
function takeCatalogue(folder: string): Catalog | string {
  const read = readFolder(folder, new Date())
  if (read.kind === 'refused') return read.message
  const snapshot = { collections: read.collections, moment: new Date().toISOString(), source: folder }
  const catalog = createCatalog(decodeSnapshot(snapshot).content)
  globalThis.clavelCatalog = catalog
  return catalog
}

/** Each text key by key, in several boxes that were opened anew: what a box has worked out once it remembers. */
function keyTimes(files: string[]) {
  const times: number[] = []
  const openings: number[] = []
  let worst = { ms: 0, text: '' }
  for (let round = 0; round < rounds; round++) {
    const since = performance.now()
    const index = indexFrom(files)
    // As the store does before a visitor can type.
    void index.lexicon
    openings.push(performance.now() - since)
    for (const text of texts.flatMap(keysOf)) {
      const pressed = performance.now()
      const found = find(index, text, searcher)
      const likely = found.meant === null ? [] : find(index, found.meant, searcher).entries
      foundOptions(found, likely, { locale: 'esd', province: 'malaga' }, { ...nothingOffered, allName: '' })
      const ms = performance.now() - pressed
      // The first round warms up what a browser has compiled by then, too.
      if (round > 0) times.push(ms)
      if (round > 0 && ms > worst.ms) worst = { ms, text }
    }
  }
  return { openMs: median(openings), times, worst }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function keysOf(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1))
}
