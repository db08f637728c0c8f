import { type Language, regionalTags } from '#domain/text/locale.ts'

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>

/** Formats moments on the clocks of Andalusia, wherever the reader is: a moment that was read in one part of the studio can be typed in another. */
export function momentFormat(language: Language, style: Style): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(regionalTags[language], { ...style, timeZone: 'Europe/Madrid' })
}
