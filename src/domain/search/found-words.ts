import type { PageKind } from './search-options.ts'

/** The words that the page of results needs before its island is there. */
export type FoundWords = Record<
  'also' | 'chosen' | 'one' | 'other' | 'quoted' | 'remove' | 'why' | 'whyHref' | PageKind,
  string
>

/** The words as the page carries them. */
export function writeFoundWords(words: FoundWords): string {
  return JSON.stringify(words)
}

export function readFoundWords(text: string | undefined): FoundWords {
  const read: Record<keyof FoundWords, unknown> = Object(JSON.parse(text ?? '{}'))
  const word = (name: keyof FoundWords) => {
    const found = read[name]
    return typeof found === 'string' ? found : ''
  }
  return {
    also: word('also'),
    category: word('category'),
    chosen: word('chosen'),
    company: word('company'),
    one: word('one'),
    other: word('other'),
    province: word('province'),
    question: word('question'),
    quoted: word('quoted'),
    remove: word('remove'),
    town: word('town'),
    why: word('why'),
    whyHref: word('whyHref')
  }
}
