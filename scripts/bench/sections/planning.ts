import { createCatalog } from '#catalog/model/catalog.ts'
import { filesOf, routeFilesOf } from '#catalog/routing/site.ts'
import { createDecoder } from '#contract/reading/decode-snapshot.ts'
import { documentCollections, type Snapshot } from '#contract/reading/snapshot.ts'
import { ownCatalogue } from '../../database/seed.ts'
import { readCatalogue } from '../catalogue.ts'
import { grow } from '../grow.ts'
import type { Section } from '../section.ts'
import { median } from '../weigh.ts'

type Collections = Snapshot['collections']
type Decode = ReturnType<typeof createDecoder>

const rounds = 3
const bytesPerMb = 2 ** 20

/**
 * How long it takes to know which files an edit changes: with everything read and fingerprinted anew, as a program without any memory would, and with what the
 * publisher remembers. Rendering is the same in both and left out.
 */
export const planning: Section = {
  name: 'planning',
  run: ({ experiences, seed }) => {
    const written = JSON.stringify(grow(readCatalogue(ownCatalogue), experiences, seed))
    const anew = secondsOf(() => filesPlanned(createDecoder(), parsed(written)))
    const decode = createDecoder()
    const collections = parsed(written)
    const before = filesPlanned(decode, collections)
    const remembered = secondsOf(round => filesPlanned(decode, edited(collections, round)))
    const heapMb = Math.round(process.memoryUsage().heapUsed / bytesPerMb)
    const figures = { anewSeconds: anew, files: before.size, heapMb, rememberedSeconds: remembered }
    return Promise.resolve({
      figures,
      kind: 'measured',
      rows: [
        ['files with a key', `${before.size}`],
        ['everything anew, median', `${anew.toFixed(2)} s`],
        ['with what is remembered, median', `${remembered.toFixed(3)} s`],
        ['memory after it', `${heapMb} MB`]
      ]
    })
  }
}

/** The files of a site with the fingerprint of what each shows. */
function filesPlanned(decode: Decode, collections: Collections): Map<string, string> {
  const { content } = decode({ collections, moment: '2026-11-29T10:00:00.000Z', source: 'bench' })
  return filesOf(routeFilesOf(createCatalog(content)))
}

function parsed(written: string): Collections {
  return documentCollections.parse(JSON.parse(written))
}

/** Another experience in each round has another price and name; every other document is the very object of before. */
function edited(collections: Collections, round: number): Collections {
  const place = Math.floor((collections.experiencias.length / (rounds + 1)) * (round + 1))
  const experiencias = collections.experiencias.map((document, index) =>
    index === place ? { ...document, nombre: { es: `Cambiada ${round}` }, precioDesde: 20 + round } : document
  )
  return { ...collections, experiencias }
}

/** The middle of several rounds. */
function secondsOf(work: (round: number) => unknown): number {
  const times = Array.from({ length: rounds }, (_, round) => {
    const since = performance.now()
    work(round)
    return (performance.now() - since) / 1000
  })
  return median(times)
}
