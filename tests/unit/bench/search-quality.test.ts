import { describe, expect, test } from 'vitest'
import { readMeanings } from '#domain/listing/terms/meanings.ts'
import { noParty } from '#domain/visit/visit.ts'
import { languages } from '#domain/text/locale.ts'
import { search } from '#domain/search/search.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { createQuestionMender } from '#domain/search/word-mender.ts'

import { answersIn, indexFrom, qualityOf, searchFilesIn } from '../../../scripts/bench/search-quality.ts'
import { searchQueries } from '../../../scripts/bench/search-queries.ts'
import { catalog } from '../../fixtures/site.ts'

globalThis.clavelCatalog = catalog
const answers = answersIn(catalog, createQuestionMender)
const named = answers.map(answer => ({ ...answer, name: `${answer.query.language}: ${answer.query.text}` }))

test('the list has 241 questions, in five languages', () => {
  expect(searchQueries.length).toBe(241)
  expect(new Set(searchQueries.map(({ language }) => language)).size).toBe(5)
})

test('99 % of what comes is right, 99 % of what is right comes, and right ones come first', () => {
  const { order, precision, recall } = qualityOf(answers)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.99)
  expect(order).toBeGreaterThanOrEqual(0.99)
})

describe('each question', () => {
  test.each(named)('$name finds something right, where there is any', ({ missing, right }) => {
    expect(right > 0 || missing.length === 0).toBe(true)
  })

  test.each(named)('$name is taken for a typing error only where it is one', ({ meant, query }) => {
    expect(meant).toBe(query.meant ?? null)
  })

  test.each(named)('$name becomes the filters that it means', ({ query }) => {
    const none = { allAges: false, dayParts: [], isByWhatsapp: false, party: noParty, when: null }
    expect(readMeanings(query.text)).toMatchObject({ ...none, ...query.filters })
  })

  test.each(named.filter(({ query }) => query.page !== undefined))(
    '$name finds the page of that name',
    ({ pages, query }) => {
      expect(pages.map(page => page.replaceAll(/\s/g, ' '))).toContain(query.page)
    }
  )

  test.each(named.filter(({ missing, right }) => right + missing.length === 0))(
    '$name, which nothing is about, finds nothing that does not contain it',
    ({ wrong }) => {
      expect(wrong).toEqual([])
    }
  )
})

const anybody = { mode: 'default', province: 'andalucia' } as const

test('every beginning of a question finds something or suggests something', () => {
  const index = indexFrom(searchFilesIn('es'))
  const questions = [
    'en barco por el guadalquivir',
    'a caballo',
    'el rocío',
    'con un perro',
    'kayak en el río'
  ]
  const beginnings = questions.flatMap(question =>
    Array.from(question, (_, end) => question.slice(0, end + 1)).filter(
      text => text.length < 4 || text === question
    )
  )
  expect(beginnings.filter(text => search(index, text, anybody).entries.length === 0)).toEqual([])
})

describe('a mistyped word', () => {
  const random = randomFrom(20261127)
  const letter = () => 'abcdefghijlmnoprstuv'.charAt(random(20))
  const replaced = (word: string, at: number, by: string) => word.slice(0, at) + by + word.slice(at + 1)
  const inserted = (word: string, at: number, by: string) => word.slice(0, at) + by + word.slice(at)
  const swapped = (word: string, at: number) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  const inside = (word: string) => 1 + random(word.length - 2)
  const errors: [string, (word: string) => string, minPercent: number][] = [
    ['with a wrong first letter', word => replaced(word, 0, letter()), 90],
    ['without its first letter', word => word.slice(1), 90],
    ['with its first two letters swapped', word => swapped(word, 0), 90],
    ['without a letter', word => replaced(word, inside(word), ''), 90],
    ['with a wrong letter', word => replaced(word, inside(word), letter()), 90],
    ['with a letter too many', word => inserted(word, inside(word), letter()), 90],
    ['with two letters swapped', word => swapped(word, 1 + random(word.length - 3)), 90],
    ['with a wrong last letter', word => replaced(word, word.length - 1, letter()), 90],
    ['that is still being typed', word => beginning(word), 80]
  ]
  const beginning = (word: string) => {
    const text = word.slice(0, Math.max(5, Math.ceil(word.length * 0.7)))
    return replaced(text, inside(text), letter())
  }

  test.each(errors)('%s leads to what was meant', async (_error, change, minPercent) => {
    const shares: number[] = []
    for (const language of ['es', 'en', 'de', 'fr'] as const) {
      const { answer, index, words } = await searchIn(language)
      const asked = Array.from({ length: 250 }, () => words[random(words.length)] ?? '')
      const recovered = asked.filter(word => {
        const question = change(word)
        const right = search(index, word, anybody).entries.slice(0, 5)
        return (
          question === word || right.length === 0 || answer(question).some(entry => right.includes(entry))
        )
      })
      shares.push((100 * recovered.length) / asked.length)
    }
    const percent = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(percent).toBeGreaterThanOrEqual(minPercent)
  })

  test('at most one in ten words for things nobody offers gets a suggestion', async () => {
    const words =
      'pizza tren avion esqui cine gimnasio dentista hotel taxi sushi paintball escalada globo puenting karaoke bolera discoteca zoo acuario tirolesa surfear peluqueria farmacia banco gasolina autobus metro piscina tobogan circo opera teatro ajedrez boxeo yoga pilates spinning patinaje trineo safari rafting buceo hipodromo lavanderia supermercado zapatos telefono ordenador camara fontanero'.split(
        ' '
      )
    let suggested = 0
    for (const language of languages) {
      const { index, mend } = await searchIn(language)
      suggested += words.filter(word => search(index, word, anybody, mend).meant !== null).length
    }
    expect(suggested / (words.length * languages.length)).toBeLessThanOrEqual(0.1)
  })
})

async function searchIn(language: (typeof languages)[number]) {
  const index = indexFrom(searchFilesIn(language))
  const mend = createQuestionMender(index)
  const answer = (question: string): SearchIndex['entries'] => {
    const { entries, meant } = search(index, question, anybody, mend)
    return entries.length > 0 || meant === null ? entries : search(index, meant, anybody).entries
  }
  const words = index.lexicon.words.filter(word => word.length >= 5 && /^[a-z]+$/.test(word))
  return { answer, index, mend, words }
}

/** Pseudo-random numbers, repeatable by their seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
