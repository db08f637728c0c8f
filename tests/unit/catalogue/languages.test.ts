import { expect, test } from 'vitest'

import type { Experience } from '#domain/catalogue/experience.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import type { LocalizedText } from '#domain/text/text.ts'
import { breaksBeforeSign } from '../../fixtures/catalogue/french.ts'
import { ownContent } from '../../fixtures/catalogue/own-catalogue.ts'

const written = ['es', 'en', 'fr', 'de'] as const satisfies Language[]

/** Left untranslated on purpose, so that the fallback is seen: these lack one language, in all of their texts. */
const lacking = new Map<string, Language>([
  ['al-velez-blanco', 'de'],
  ['ca-cuero-ubrique', 'en'],
  ['co-kayak-iznajar', 'de'],
  ['gr-mercado-orgiva', 'de'],
  ['hu-carabelas-rabida', 'de'],
  ['ja-via-verde', 'en'],
  ['ma-aceite-periana', 'en'],
  ['se-caballo-cazalla', 'en']
])

function textsOf(experience: Experience): (LocalizedText | null)[] {
  const { included, metaMenu, notIncluded, prices, steps } = experience
  return [
    experience.name,
    experience.tagline,
    experience.descriptionHtml,
    experience.gettingThereHtml,
    experience.cancellationHtml,
    experience.importantHtml,
    experience.meetingPoint,
    metaMenu?.menuName ?? null,
    ...steps,
    ...included,
    ...notIncluded,
    ...prices.map(({ name }) => name)
  ]
}

function missing(texts: (LocalizedText | null)[], languages: readonly Language[]): Language[] {
  return languages.filter(language => texts.some(text => text !== null && text[language] === undefined))
}

/** The texts of a list by id, as `id: languages that lack`. */
function gaps(
  items: { id: string; texts: (LocalizedText | null)[] }[],
  wanted: (id: string) => readonly Language[]
): string[] {
  return items.flatMap(({ id, texts }) => {
    const lacks = missing(texts, wanted(id))
    return lacks.length > 0 ? [`${id}: ${lacks.join(', ')}`] : []
  })
}

test('experiences are written in Spanish, English, French and German, but for those named here', () => {
  const items = ownContent.experiences.map(experience => ({ id: experience.id, texts: textsOf(experience) }))
  expect(gaps(items, id => written.filter(language => language !== lacking.get(id)))).toEqual([])
})

test('no sign begins a line in French', () => {
  const { categories, companies, experiences, questions } = ownContent
  const texts = [
    ...experiences.flatMap(textsOf),
    ...categories.flatMap(({ description, name }) => [description, name]),
    ...companies.map(({ descriptionHtml }) => descriptionHtml),
    ...questions.flatMap(({ answerHtml, question }) => [answerHtml, question])
  ]
  expect(texts.filter(text => breaksBeforeSign.test(text?.fr ?? ''))).toEqual([])
})

test('those named here lack their language wholly: a page is in one language or in the other', () => {
  const partly = ownContent.experiences.filter(experience => {
    const language = lacking.get(experience.id)
    return language !== undefined && textsOf(experience).some(text => text?.[language] !== undefined)
  })
  expect(partly.map(({ id }) => id)).toEqual([])
  expect(
    [...lacking.keys()].filter(id => !ownContent.experiences.some(experience => experience.id === id))
  ).toEqual([])
})

test('no experience is in Portuguese: the interface is, and says that the text is Spanish', () => {
  const portuguese = ownContent.experiences.filter(
    ({ descriptionHtml, name }) => descriptionHtml?.pt ?? name.pt
  )
  expect(portuguese.map(({ id }) => id)).toEqual([])
})

test('categories, questions, provinces and links of partners are in all five languages', () => {
  const items = [
    ...ownContent.categories.map(({ description, id, name }) => ({ id, texts: [name, description] })),
    ...ownContent.questions.map(({ answerHtml, id, question }) => ({ id, texts: [question, answerHtml] })),
    ...ownContent.provinces.map(({ name, slug }) => ({ id: slug, texts: [name] })),
    ...ownContent.partners.map(({ id, linkName }) => ({ id, texts: [linkName] }))
  ]
  expect(gaps(items, () => languages)).toEqual([])
})

test('companies are described in Spanish, English, French and German', () => {
  const items = ownContent.companies.map(({ descriptionHtml, id }) => ({
    id,
    texts: [descriptionHtml ?? {}]
  }))
  expect(gaps(items, () => written)).toEqual([])
})

test('every experience has a description, a tagline and the other texts of its page', () => {
  const poor = ownContent.experiences.filter(
    ({ descriptionHtml, gettingThereHtml, isDestination, tagline }) =>
      !descriptionHtml || !tagline || (!isDestination && !gettingThereHtml)
  )
  expect(poor.map(({ id }) => id)).toEqual([])
})

test('taglines have 60 to 140 characters in every language', () => {
  const wrong = ownContent.experiences.flatMap(({ id, tagline }) =>
    Object.entries(tagline ?? {}).flatMap(([language, text]) =>
      text.length < 60 || text.length > 140 ? [`${id} ${language}: ${text.length}`] : []
    )
  )
  expect(wrong).toEqual([])
})

test('a translation is not the Spanish text once more', () => {
  const same = ownContent.experiences.flatMap(({ descriptionHtml, id }) =>
    languages
      .filter(language => language !== 'es' && descriptionHtml?.[language] === descriptionHtml?.es)
      .filter(language => descriptionHtml?.[language] !== undefined)
      .map(language => `${id} ${language}`)
  )
  expect(same).toEqual([])
})

test('no text shows what was meant for a program', () => {
  const texts = ownContent.experiences.flatMap(experience =>
    textsOf(experience).flatMap(text => Object.values(text ?? {}).map(each => `${experience.id}: ${each}`))
  )
  expect(texts.length).toBeGreaterThan(3000)
  expect(texts.filter(text => /undefined|\[object|\{\{|[Ll]orem|&amp;amp;/.test(text))).toEqual([])
})
