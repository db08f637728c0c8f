import type { Note } from './decoding.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

/** Keeps what can be read, each once; the rest is reported, with its place in the list, and ignored. */
export function readEach<Item extends string>(
  field: string,
  texts: string[],
  read: (text: string) => Item | null,
  words: IssueTexts,
  note: Note
): Item[] {
  const items = texts.flatMap((text, index) => {
    if (text === '') return []
    const item = read(text)
    if (item !== null) return [item]
    note(`${field}.${index}`, words, text)
    return []
  })
  return [...new Set(items)]
}
