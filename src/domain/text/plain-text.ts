/** Control characters, halves of characters, what is no character, and what turns the direction of all that follows. */
const unseen = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu

/**
 * A text as one line, without invisible characters: feeds, calendars and drawings of it are then well-formed, whatever was pasted. A letter and its
 * accent are one character, as some systems do not write them: no font of the site has an accent alone.
 */
export function onOneLine(text: string): string {
  return text.replaceAll(breaks, ' ').replaceAll(unseen, '').normalize('NFC')
}

/** Converts a text of several lines and keeps its lines. */
export function inLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(onOneLine)
    .join('\n')
}

/**
 * Marks of direction, spaces without width, hyphens that show only at a line's end, what is no character or stands for a lost one, and hidden tags; the
 * tags of a flag (England, Scotland, Wales) stay. The joiners of emoji and of Persian or Indian names are none of these.
 */
const invisible =
  /(\u{1F3F4}[\u{E0030}-\u{E007A}]{1,8}\u{E007F})|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u206F\uFEFF\uFFF9-\uFFFD\u{E0000}-\u{E007F}\p{Noncharacter_Code_Point}]/gu
/** At an end a joiner joins nothing. */
const edges = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g
/** U+2800 is an empty character of Braille. */
const visible = /[^\s\u2800\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}]/u

/** Tidies the input of a field of one line for storage; empty when nothing visible is in it. */
export function tidyLine(text: string): string {
  return tidy(onOneLine(text))
}

/** Tidies the input of a field of several lines. */
export function tidyLines(text: string): string {
  return tidy(inLines(text))
}

/** Several lines without what nobody sees, and with the spaces at their ends: a part of a longer text. */
export function withoutInvisible(text: string): string {
  const lines = inLines(text).replaceAll(invisible, (_, flag: string | undefined) => flag ?? '')
  return lines.normalize('NFC')
}

export function isVisible(text: string): boolean {
  return visible.test(text)
}

function tidy(text: string): string {
  const tidied = withoutInvisible(text).replaceAll(edges, '')
  return isVisible(tidied) ? tidied : ''
}
