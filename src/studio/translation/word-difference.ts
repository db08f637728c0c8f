/** A part of a text that stayed, went or came. */
export interface TextPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Texts with more words than this are shown as all gone and all new: a text that was written anew is not compared word by word. */
const maxWords = 1500

/** Differences between two texts, word by word. */
export function wordDifference(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (Math.max(old.length, now.length) > maxWords)
    return joined([
      { kind: 'gone', text: before },
      { kind: 'new', text: after }
    ])
  const common = commonLengths(old, now)
  const parts: TextPart[] = []
  let [left, right] = [0, 0]
  while (left < old.length || right < now.length) {
    const [gone, came] = [old[left], now[right]]
    if (gone !== undefined && came !== undefined && isSameWord(gone, came)) {
      parts.push({ kind: 'same', text: came })
      left += 1
      right += 1
    } else if (
      came === undefined ||
      (gone !== undefined && at(common, left + 1, right) >= at(common, left, right + 1))
    ) {
      parts.push({ kind: 'gone', text: gone ?? '' })
      left += 1
    } else {
      parts.push({ kind: 'new', text: came })
      right += 1
    }
  }
  return joined(parts)
}

/** Readable text of html, one line per paragraph. */
export function readableText(html: string): string {
  return html
    .replaceAll(/<(?:br|\/p|\/li|\/h\d)[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()
}

/** A word with the space behind it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** The space behind a word does not count: the last one has none. */
function isSameWord(one: string, other: string): boolean {
  return one.trimEnd() === other.trimEnd()
}

/** How many words are common to what follows each pair of places. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0)
  )
  for (let left = old.length - 1; left >= 0; left -= 1)
    for (let right = now.length - 1; right >= 0; right -= 1) {
      const row = lengths[left] ?? []
      row[right] = isSameWord(old[left] ?? '', now[right] ?? '')
        ? at(lengths, left + 1, right + 1) + 1
        : Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1))
    }
  return lengths
}

function at(lengths: readonly (readonly number[])[], left: number, right: number): number {
  return lengths[left]?.[right] ?? 0
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const found: TextPart[] = []
  for (const { kind, text } of parts) {
    const last = found.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') found.push({ kind, text })
  }
  return found
}
