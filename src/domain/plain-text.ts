/** Control characters, halves of characters, what is no character, and what turns the direction of all that follows. */
const unseen = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu

/** A text as one line, without what nobody sees: feeds, calendars and drawings of it are then well-formed, whatever was pasted. */
export function onOneLine(text: string): string {
  return text.replaceAll(breaks, ' ').replaceAll(unseen, '')
}

/** The same for a text of several lines, which keeps them. */
export function inLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(onOneLine)
    .join('\n')
}
