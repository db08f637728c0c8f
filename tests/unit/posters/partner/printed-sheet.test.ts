import { describe, expect, test } from 'vitest'

import { printFormats } from '#domain/partner/print.ts'
import { languages } from '#domain/text/locale.ts'
import { printedSheet } from '#posters/partner/printed-sheet.ts'

import { catalog } from '../../../fixtures/site.ts'

const drawing = (at: number) => `<svg viewBox="0 0 400 300"><circle id="picture-${at}" r="10"/></svg>`

/** The longest ones in each language. */
const longestNames = languages.flatMap(language =>
  catalog.experiences
    .flatMap(({ name }) => name[language] ?? [])
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 12)
)

/** The first experience is the large picture, the others have their name below. */
function sheetWith(
  count: number,
  format: (typeof printFormats)[number],
  name = 'Kayak en Maro',
  first = name,
  { isDark = true, question = 'Qué hacer aquí cerca' } = {}
): string {
  return printedSheet({
    code: [
      [isDark, false],
      [false, true]
    ],
    experiences: Array.from({ length: count }, (_, at) => ({
      drawing: drawing(at),
      name: at === 0 ? first : name,
      way: 'unos 4 km'
    })),
    format,
    isColour: true,
    words: {
      address: ['clavel.example', '/p/casa'],
      languages: ['Planes', 'Plans'],
      name: 'Casa Burriana',
      question,
      town: 'Nerja',
      welcome: 'Bienvenidos a'
    }
  }).svg
}

describe.each(printFormats)('a sheet in %s', format => {
  test.each([1, 2, 4, 5, 6])('shows each of %i pictures once', count => {
    const svg = sheetWith(count, format)
    const shown = Array.from({ length: count }, (_, at) => svg.split(`id="picture-${at}"`).length - 1)
    // A card has room for the large one and four more.
    const most = format === 'a5' || format === 'a6' ? 5 : 6
    expect(shown).toEqual(Array.from({ length: count }, (_, at) => (at < most ? 1 : 0)))
  })

  test('draws the white around the code before the question, which may hang into it', () => {
    const sheet = sheetWith(1, format)
    const differsAt = (other: string) => Array.from(sheet).findIndex((letter, at) => letter !== other[at])
    const codeAt = differsAt(sheetWith(1, format, undefined, undefined, { isDark: false }))
    const questionAt = differsAt(sheetWith(1, format, undefined, undefined, { question: 'Planes' }))
    expect(codeAt).toBeGreaterThan(0)
    expect(codeAt).toBeLessThan(questionAt)
  })

  test('cuts no name of the catalogue below a picture', () => {
    const cut = longestNames.filter(
      name => sheetWith(6, format, name, ' ') === sheetWith(6, format, `${name} Fin`, ' ')
    )
    expect(cut).toEqual([])
  })

  test('names what it shows', () => {
    for (const count of [1, 3])
      expect(sheetWith(count, format)).not.toBe(sheetWith(count, format, 'Otra cosa'))
    expect(sheetWith(3, format).length).toBeGreaterThan(sheetWith(3, format, '').length)
  })
})
