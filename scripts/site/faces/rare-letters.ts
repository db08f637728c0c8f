/**
 * Letters of names from elsewhere (Łódź, Ştefan): Latin Extended-A without the few that stand in every face, and the Romanian ones. A browser
 * fetches their faces where it meets one of them.
 */
const rareLetters = [
  [0x100, 0x101],
  [0x103, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b]
] as const

/** As CSS writes them. */
export const rareRanges = rareLetters.map(ends => `U+${ends.map(code => code.toString(16)).join('-')}`)

export function isRare(code: number): boolean {
  return rareLetters.some(([first, last]) => code >= first && code <= last)
}
