import { createFingerprint } from '../src/content/fingerprint.ts'
import type { Site } from '../src/site.ts'

/** Content of a small site: ordered items, each with its page. */
export interface Items {
  items: readonly Item[]
}

export interface Item {
  slug: string
  text?: string
}

export const fingerprint = createFingerprint({
  isText: (_value): _value is object => false,
  languages: [],
  readIn: () => ''
})

/** The render threads of this site write down what they were shown and asked for. */
export const smallSite: Site<Items> = {
  fingerprint,
  plain: ({ items }) => ({ items }),
  show: () => {},
  shown: ({ items }) => [
    items.map(({ slug }, place) => ({
      data: String(place),
      files: [{ language: null, path: `${slug}.html` }]
    }))
  ],
  thread: new URL('small-thread.ts', import.meta.url),
  want: () => {}
}
