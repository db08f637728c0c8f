import { describe, expect, test } from 'vitest'

import { languages } from '#domain/text/locale.ts'
import { businessText } from '#i18n/site/business-text.ts'
import { documents, messages } from '#i18n/text/messages.ts'
import { placePhrases } from '#i18n/text/translator.ts'
import { longText, translator } from '#i18n/text/translator.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'
import { breaksBeforeSign } from '../../../fixtures/catalogue/french.ts'

const others = languages.filter(language => language !== 'es')

/** The texts of a catalogue by their key, with the keys of nested objects joined by dots. */
function leaves(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return [[path.join('.'), `not a text: ${String(value)}`]]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))
}

/** Placeholders of a text, whichever phrase surrounds them in a language: «{{province, in}}» is the province. */
function placeholders(text: string): string[] {
  return [...new Set(text.replaceAll(phrase, '').match(/\{\{[^}]*\}\}/g))].toSorted()
}

const phrase = new RegExp(`, (${Object.keys(placePhrases).join('|')})(?=\\}\\})`, 'g')

/** Text that a reader must never see. */
const leftovers = /\{\{|\}\}|\[object|undefined/

describe('the catalogues of texts', () => {
  const spanish = new Map(leaves(messages.es))

  test('have something to say', () => {
    expect(spanish.size).toBeGreaterThan(200)
  })

  test.each(others)('%s has the same keys as Spanish', language => {
    expect(leaves(messages[language]).map(([key]) => key)).toEqual([...spanish.keys()])
  })

  test.each(others)('%s has the same placeholders as Spanish', language => {
    const differing = leaves(messages[language]).filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(spanish.get(key) ?? ''))
    )
    expect(differing).toEqual([])
  })

  test.each(languages)('%s has no empty text and none with spaces around it', language => {
    expect(leaves(messages[language]).filter(([, text]) => text.trim() !== text || text === '')).toEqual([])
  })

  test('no sign begins a line in French', () => {
    const french = [...leaves(messages.fr), ...leaves(documents.fr)]
    expect(french.filter(([, text]) => breaksBeforeSign.test(text))).toEqual([])
  })

  test.each(languages)('the promise of the home page reads on without its place, %s', language => {
    const { heading, headingPlace } = messages[language].home
    expect(heading.split(` ${headingPlace}`)).toHaveLength(2)
  })

  test.each(languages)('%s has well-formed placeholders', language => {
    const wrong = leaves(messages[language]).filter(([, text]) =>
      /[{}]/.test(text.replaceAll(phrase, '').replaceAll(/\{\{[a-zA-Z]+\}\}/g, ''))
    )
    expect(wrong).toEqual([])
  })

  test.each(others)('%s is translated: no longer text is the Spanish one', language => {
    const same = leaves(messages[language]).filter(
      ([key, text]) => text === spanish.get(key) && text.length > 30
    )
    expect(same).toEqual([])
  })

  test.each(languages)('%s forms its plurals with the endings that its keys have', language => {
    const rules = new Intl.PluralRules(language)
    const endings = new Set(
      leaves(messages[language]).flatMap(([key]) => /_(zero|one|two|few|many|other)$/.exec(key)?.[1] ?? [])
    )
    const asked = new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)))
    expect(endings).toEqual(asked)
  })
})

describe('translator', () => {
  test.each(languages)('throws for a missing key in %s', language => {
    expect(() => Reflect.apply(translator(language), null, ['card.gone'])).toThrow('card.gone')
  })

  test('does not fall back to another language', () => {
    expect(languages.map(language => translator(language)('price.free'))).toEqual(
      languages.map(language => messages[language].price.free)
    )
  })

  test('fills in values as they are: templates escape, not texts', () => {
    expect(translator('es')('detail.soldByUnknown', { email: 'a&b@<c>' })).toContain('a&b@<c>')
  })

  test.each(languages)('counts in %s', language => {
    const t = translator(language)
    const [one, many] = [t('listing.results', { count: 1 }), t('listing.results', { count: 12 })]
    expect([one, many]).toEqual([expect.stringContaining('1 '), expect.stringContaining('12 ')])
    expect(one.replace('1', '12')).not.toBe(many)
  })
})

describe('long texts', () => {
  const names = Object.keys(documents.es).filter(name => isName(name))

  test('there are several', () => {
    expect(names.length).toBeGreaterThan(5)
  })

  test.each(others)('%s has the same sections as Spanish, in the same order', language => {
    const outline = (all: typeof documents.es) =>
      Object.entries(all).map(([name, { sections }]) => [name, sections.map(({ id }) => id)])
    expect(outline({ ...documents.es, ...documents[language] })).toEqual(outline(documents.es))
    expect(Object.keys(documents[language])).toEqual(Object.keys(documents.es))
  })

  test.each(others)('%s has as many paragraphs and items in each section as Spanish', language => {
    const sizes = (all: typeof documents.es) =>
      Object.values(all).flatMap(({ sections }) =>
        sections.map(({ id, items, paragraphs }) => [id, paragraphs.length, items.length])
      )
    expect(sizes({ ...documents.es, ...documents[language] })).toEqual(sizes(documents.es))
  })

  test.each(others)('%s names the same data of the business as Spanish in each document', language => {
    const named = (text: unknown) =>
      Object.fromEntries(
        Object.entries(text ?? {}).map(([name, document]) => [name, placeholders(JSON.stringify(document))])
      )
    expect(named(documents[language])).toEqual(named(documents.es))
  })

  test.each(languages)('%s has no placeholder left once the data of the business are in', language => {
    const words = wordsFor(language === 'es' ? 'esd' : language)
    const left = names.flatMap(name =>
      leaves(businessText(words, name)).filter(([, text]) => leftovers.test(text))
    )
    expect(left).toEqual([])
  })

  test.each(languages)('%s asks for no other data than there are', language => {
    const data =
      'address choiceMonths email legalName messageMonths name noticeDays orderingUpdated phone registration resultMonths reviewed site taxId tourismRegistration updated visitMonths'.split(
        ' '
      )
    const asked = placeholders(JSON.stringify(documents[language]))
    expect(asked.filter(placeholder => !data.includes(placeholder.slice(2, -2)))).toEqual([])
  })

  test('say who runs the shop', () => {
    expect(JSON.stringify(businessText(wordsFor('esd'), 'terms'))).toContain(settings.legalName)
  })

  test.each(languages)('%s has section ids that can be linked to, each once', language => {
    for (const { sections } of Object.values(documents[language])) {
      const ids = sections.map(({ id }) => id)
      expect(ids.filter(id => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test.each(languages)('%s has descriptions of 70 to 160 characters', language => {
    const lengths = names.map(name => longText(language, name, { name: settings.name }).description.length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(70)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(160)
  })
})

function isName(name: string): name is keyof typeof documents.es {
  return name in documents.es
}
