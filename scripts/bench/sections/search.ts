import { brotliCompressSync } from 'node:zlib'
import { createCatalog } from '#catalog/model/catalog.ts'
import { searchFile, searchShard } from '#catalog/pages/listing/data.ts'
import { decodeSnapshot } from '#contract/reading/content.ts'
import { type Columns, isColumns } from '#domain/data/columnar-table.ts'
import { foundOptions } from '#domain/search/search-options.ts'
import { search as find, vocabulary } from '#domain/search/search.ts'
import { readSearch, readSearchShard, searchIndexOf } from '#domain/search/search-file.ts'
import { shardNumbers } from '#domain/data/shards.ts'
import { searchShardTable, searchTable } from '#i18n/listing/data-files.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { createWordFinder } from '#islands/search/word-finder.ts'
import { refused } from '../../console.ts'
import { readFolder } from '../../database/files.ts'
import { ownCatalogue } from '../../database/seed.ts'
import { readCatalogue, writeCatalogue } from '../catalogue.ts'
import { grow } from '../grow.ts'
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

/** From a key to results, with the code of the search box, in this process; and how large the file is that it searches in. */
export const search: Section = {
  name: 'search',
  run: async ({ experiences, folder, seed }) => {
    writeCatalogue(folder, grow(readCatalogue(ownCatalogue), experiences, seed))
    const read = readFolder(folder, new Date())
    if (read.kind === 'refused') return refused(read.message)
    const snapshot = { collections: read.collections, moment: new Date().toISOString(), source: folder }
    globalThis.clavelCatalog = createCatalog(decodeSnapshot(snapshot).content)
    const words = wordsFor('esd')
    const open = JSON.stringify(searchTable(words, searchFile.read({ ids: { language: 'es' } })))
    const shards = shardNumbers
      .map(shard => searchShard.read({ ids: { language: 'es', shard } }))
      .map(({ searchables }) => JSON.stringify(searchShardTable(words, searchables)))
    const files = [open, ...shards]
    const keys = keyTimes(open, shards)
    const figures = {
      brotliBytes: sum(files.map(file => brotliCompressSync(file).length)),
      keys: keys.times.length,
      medianMs: median(keys.times),
      openMs: keys.openMs,
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
        ['  read and made ready', `${figures.openMs.toFixed(1)} ms`],
        ['  key to results, median', `${figures.medianMs.toFixed(2)} ms of ${figures.keys} keys`],
        ['  key to results, worst', `${figures.worst.ms.toFixed(2)} ms, at «${figures.worst.text}»`]
      ]
    }
  }
}

/** Each text key by key, in several boxes that were opened anew: what a box has worked out once it remembers. */
function keyTimes(open: string, shards: string[]) {
  const times: number[] = []
  const openings: number[] = []
  let worst = { ms: 0, text: '' }
  for (let round = 0; round < rounds; round++) {
    const since = performance.now()
    const index = searchIndexOf(readSearch(tableIn(open)), shards.map(tableIn).map(readSearchShard))
    const findWords = createWordFinder(() => vocabulary(index))
    openings.push(performance.now() - since)
    for (const text of texts.flatMap(keysOf)) {
      const pressed = performance.now()
      foundOptions(find(index, text, searcher, findWords), { locale: 'esd', province: 'malaga' }, '')
      const ms = performance.now() - pressed
      // The first round warms up what a browser has compiled by then, too.
      if (round > 0) times.push(ms)
      if (round > 0 && ms > worst.ms) worst = { ms, text }
    }
  }
  return { openMs: median(openings), times, worst }
}

function tableIn(json: string): Columns {
  const table: unknown = JSON.parse(json)
  if (isColumns(table)) return table
  throw new TypeError('The file of the search is no table')
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function keysOf(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1))
}
