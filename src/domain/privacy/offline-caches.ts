/** Names of the caches that a device keeps for use without a network. Those of pages and parts are followed by their version. */
export const cacheNames = {
  data: 'clavel-datos',
  pages: 'clavel-paginas-',
  parts: 'clavel-partes-',
  pictures: 'clavel-imagenes'
} as const

/** At most so many of each, the oldest go first; what is larger is not kept at all. */
export const cacheLimits = {
  pages: { bytes: 300_000, entries: 40 },
  pictures: { bytes: 200_000, entries: 120 }
} as const

/** Sizes stated on the privacy receipt: the worker and the parts as they are sent, and the total on the device. Tests weigh the built site against them. */
export const offlineSizes = { dataKb: 190, partsKb: 320, totalMb: 40, unpackedKb: 890, workerKb: 7 } as const

/** How long a page may take before its kept copy is shown instead. */
export const networkTimeoutMs = 5000

/** How old a kept index or list of the catalogue may get before it is fetched again ahead of need. */
export const dataAgeMs = 24 * 60 * 60 * 1000

/** A page's message to the worker once the visitor touches it. */
export interface CacheRequest {
  language: string
  path: string
  province: string | null
}
