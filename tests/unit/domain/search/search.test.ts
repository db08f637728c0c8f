import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Columns } from '#domain/data/columnar-table.ts'
import { type OperatingMode, operatingModes } from '#domain/partner/mode.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { categoriesIn, fitsBySlug, nothingFound, search } from '#domain/search/search.ts'
import { foreignMark, type SearchEntry, type SearchLink } from '#domain/search/search-index.ts'
import { pageOptions } from '#domain/search/search-options.ts'
import {
  readSearch,
  readSearchShard,
  searchIndexOf,
  writeSearch,
  writeSearchShard
} from '#domain/search/search-file.ts'
import { createQuestionMender } from '#domain/search/word-mender.ts'
import { vocabulary } from '#domain/search/search-file.ts'
import { termsOf } from '#domain/listing/terms/search-query.ts'
import { readMeanings } from '#domain/listing/terms/meanings.ts'
import { normalize, wordsOf } from '#domain/text/search-words.ts'

import { aSearchEntry, aSearchIndex } from '../../../fixtures/listing.ts'

const searcher = { mode: 'default', province: 'malaga' } as const
const sevilla: SearchLink = {
  kind: 'province',
  name: { language: null, text: 'Sevilla' },
  province: 'sevilla',
  route: '/sevilla',
  words: ['sevilla']
}

const find = (entries: SearchEntry[], text: string) => {
  const index = aSearchIndex({ entries, links: [sevilla] })
  return search(index, text, searcher, createQuestionMender(index))
}
const namesOf = (entries: SearchEntry[], text: string) =>
  find(entries, text).entries.map(({ name }) => name.text)

test('normalized minds neither case nor accents nor blanks around', () => {
  expect(normalize('  Peñón ÁRABE ')).toBe('penon arabe')
})

describe('termsOf', () => {
  test.each([
    ['kayak en Nerja', ['kayak', 'nerja']],
    ['sin escalones', ['sin escalones']],
    ['kayak con perro', ['kayak', 'perro']],
    ['a walk in the park', ['walk', 'park']],
    ['  ¿¡...!? ', []],
    ['de la', []]
  ])('reads «%s»', (text, terms) => {
    expect(termsOf(text).map(term => term.text)).toEqual(terms)
  })

  test.each(['perros', 'dog friendly', 'mit Hund', 'avec chien', 'com cão'])('«%s» is a fact', text => {
    expect(termsOf(text)).toMatchObject([{ fact: 'dogs' }])
  })

  test('a text without end is cut', () => {
    expect(termsOf('kayak '.repeat(5000)).length).toBeLessThan(50)
  })
})

describe('search', () => {
  const flamenco = aSearchEntry({ keywords: ['cante jondo'], name: 'Zambra flamenca', place: 'Granada' })

  test.each(['zambra', 'ZAMBRA ', 'bra fla', 'jondo', 'cánte', 'zam', 'granada zambra', 'zambras'])(
    'finds «%s» in the name, the keywords or the place',
    text => {
      expect(namesOf([flamenco], text)).toEqual(['Zambra flamenca'])
    }
  )

  test.each(['', '  ', '%&/('])('«%s» finds nothing', text => {
    expect(find([flamenco], text)).toEqual(nothingFound)
  })

  test('a word as it was typed comes before other forms of it, in a keyword too', () => {
    const birds = aSearchEntry({ keywords: ['aves'], name: 'Flamencos en la laguna' })
    const song = aSearchEntry({ keywords: ['flamenco'], name: 'Noche de cante' })
    const dance = aSearchEntry({ keywords: ['flamenco'], name: 'Zambra flamenca' })
    expect(namesOf([birds, song, dance], 'flamenco').at(-1)).toBe('Flamencos en la laguna')
    expect(namesOf([song, birds], 'flamencos')).toEqual(['Flamencos en la laguna', 'Noche de cante'])
  })

  test('every word has to be there', () => {
    const entries = [
      aSearchEntry({ name: 'Viñas de Ronda' }),
      aSearchEntry({ name: 'Tapas', place: 'Cádiz' }),
      aSearchEntry({ name: 'Ruta de tapas', place: 'Ronda' })
    ]
    expect(namesOf(entries, 'ronda tapas')).toEqual(['Ruta de tapas'])
  })

  test('the selected province comes first, and the name before the keywords', () => {
    const entries = [
      aSearchEntry({ name: 'Kayak en Sevilla', provinces: ['andalucia', 'sevilla'] }),
      aSearchEntry({ keywords: ['kayak'], name: 'Remo en Maro' }),
      aSearchEntry({ name: 'Kayak en Nerja' })
    ]
    expect(namesOf(entries, 'kayak')).toEqual(['Kayak en Nerja', 'Remo en Maro', 'Kayak en Sevilla'])
  })

  test('a short word that exists comes before others that only contain it', () => {
    const entries = [aSearchEntry({ name: 'Marismas' }), aSearchEntry({ name: 'Paseo por el mar' })]
    expect(namesOf(entries, 'mar')).toEqual(['Paseo por el mar', 'Marismas'])
  })

  test.each(['a', 'de', 'con un', 'en el'])(
    '«%s» alone is no failure: everything that contains it, or all',
    text => {
      const entries = [aSearchEntry({ name: 'Vela' }), aSearchEntry({ name: 'Casa' })]
      expect(namesOf(entries, text).length).toBeGreaterThan(0)
    }
  )

  test('every entry whose name or keyword contains the text is found (specification, section 2)', () => {
    const name = fc.string({ maxLength: 30, minLength: 1 })
    fc.assert(
      fc.property(
        name,
        fc.array(name, { maxLength: 3 }),
        fc.nat(),
        fc.nat(),
        (text, keywords, from, length) => {
          const entry = aSearchEntry({ keywords: keywords.map(normalize), name: text })
          const parts = [text, ...keywords].map(whole =>
            normalize(
              normalize(whole)
                .slice(from % (whole.length + 1))
                .slice(0, 1 + (length % 10))
            )
          )
          const asked = parts.filter(part => wordsOf(part).length > 0 && readMeanings(part).text === part)
          expect(asked.filter(part => namesOf([entry], part).length === 0)).toEqual([])
        }
      )
    )
  })

  test('time and party of a question leave its words to be found', () => {
    expect(namesOf([flamenco, aSearchEntry({ name: 'Hoya de la Mora' })], 'zambra hoy para dos')).toEqual([
      'Zambra flamenca'
    ])
  })

  test('every name of a province finds the experiences that are in it', () => {
    const entries = [
      aSearchEntry({ name: 'Kayak', provinces: ['andalucia', 'malaga'] }),
      aSearchEntry({ name: 'Vela', provinces: ['andalucia', 'cadiz'] })
    ]
    for (const text of [
      'málaga',
      'Malaga',
      'costa del sol',
      'Costa del Sol - Málaga',
      'kayak en la costa del sol'
    ])
      expect(namesOf(entries, text)).toEqual(['Kayak'])
  })

  test('what the mode hides is not found', () => {
    expect(namesOf([aSearchEntry({ hiddenFor: ['default'], name: 'Kayak' })], 'kayak')).toEqual([])
  })

  test('facts are found by what the business says, not by what sounds like it', () => {
    const entries = [
      aSearchEntry({ facts: ['dogs'], name: 'Paseo de Maro' }),
      aSearchEntry({ name: 'Cerro del Hierro' })
    ]
    expect(namesOf(entries, 'perro')).toEqual(['Paseo de Maro'])
  })

  test('the name of a province finds what is in it, and its page', () => {
    const entries = [
      aSearchEntry({ name: 'Kayak', provinces: ['andalucia', 'sevilla'] }),
      aSearchEntry({ name: 'Vela', provinces: ['andalucia', 'sevilla'] })
    ]
    expect(namesOf(entries, 'kayak sevilla')).toEqual(['Kayak'])
    expect(find(entries, 'kayak sevilla').links).toEqual([sevilla])
  })

  test('three letters of its name lead to a province, as long as nothing else is asked for', () => {
    const entries = [aSearchEntry({ name: 'Kayak', provinces: ['andalucia', 'sevilla'] })]
    expect(find(entries, 'sev').links).toEqual([sevilla])
    expect(find(entries, 'se').links).toEqual([])
    expect(find(entries, 'noche sev').links).toEqual([])
  })

  test('words that sound alike are one', () => {
    expect(namesOf([aSearchEntry({ name: 'Cuevas' })], 'kuebas')).toEqual(['Cuevas'])
  })

  test.each([
    ['cabalo', 'caballo'],
    ['a cabalo', 'caballo'],
    ['cabbalo', 'caballo'],
    ['senderimso', 'senderismo']
  ])('«%s» is a typing error', (text, meant) => {
    const entries = [aSearchEntry({ name: 'A caballo' }), aSearchEntry({ name: 'Senderismo' })]
    expect(find(entries, text)).toMatchObject({ entries: [], meant })
  })

  test('a correction has the accents that a name or place has', () => {
    const entries = [aSearchEntry({ keywords: ['excursion'], name: 'Vela en Málaga', place: 'Cádiz' })]
    expect(find(entries, 'málga').meant).toBe('Málaga')
    expect(find(entries, 'ecxursion').meant).toBe('excursion')
  })

  test('a word of a category is mended, with its accents, and finds what is in the category', () => {
    const index = aSearchIndex({
      categories: [{ name: 'Randonnée', shownIn: {}, slug: 'senderismo' }],
      entries: [aSearchEntry({ categories: ['senderismo'], name: 'El Pinsapar' })]
    })
    expect(search(index, 'sandonnée', searcher, createQuestionMender(index)).meant).toBe('Randonnée')
  })

  test('double letters count as one, and b as v, where nothing else is near', () => {
    expect(find([aSearchEntry({ name: 'A los caballos' })], 'cavlos').meant).toBe('caballos')
    expect(find([aSearchEntry({ name: 'El gallo' })], 'gslo').meant).toBe(null)
  })

  test('a short word that is only half like another one is none of its errors', () => {
    const entries = [aSearchEntry({ keywords: ['paddeln', 'paddle'], name: 'Kayak' })]
    expect(find(entries, 'padel').meant).toBe(null)
    expect(find(entries, 'padlen').meant).toBe('paddeln')
  })

  test('an error is mended to a word of the page, and to one of another language where none is near', () => {
    const foreign = ['massage', 'cinema'].map(word => `${foreignMark}${word}`)
    const entries = [aSearchEntry({ keywords: [...foreign, 'masía'], name: 'Cocina' })]
    expect(find(entries, 'cocinema').meant).toBe('cocina')
    expect(find(entries, 'massege').meant).toBe('massage')
    expect(find(entries, 'cine').meant).toBe(null)
  })

  test('a short word with another letter is another word', () => {
    const entries = [aSearchEntry({ name: 'La Alcazaba en tres recintos' })]
    expect(find(entries, 'tren').meant).toBe(null)
  })

  test('a word for any outing says nothing beside what is looked for', () => {
    const entries = [aSearchEntry({ name: 'Cata de aceite' }), aSearchEntry({ name: 'Vela' })]
    expect(namesOf(entries, 'tour aceite')).toEqual(['Cata de aceite'])
    expect(namesOf(entries, 'actividades').length).toBe(2)
  })

  test.each(['quad', 'cerro', 'zzzz', 'sendero caballo'])('«%s» is none', text => {
    const entries = [
      aSearchEntry({ name: 'A caballo' }),
      aSearchEntry({ name: 'Sendero de los perros' }),
      aSearchEntry({ name: 'Cueva' })
    ]
    expect(find(entries, text)).toMatchObject({ entries: [], meant: null })
  })

  test('a listing learns how well each fits', () => {
    const entries = [aSearchEntry({ keywords: ['kayak'], name: 'Remo' }), aSearchEntry({ name: 'Kayak' })]
    const fits = fitsBySlug(aSearchIndex({ entries }), 'kayak', searcher)
    expect([...fits.keys()]).toEqual(['kayak', 'remo'])
    expect(fits.get('kayak')).toBeGreaterThan(fits.get('remo') ?? 0)
  })

  test('towns, companies and provinces are pages of their own; events are results', () => {
    const entries = [
      aSearchEntry({ kind: 'town', name: 'Sevilla y su río' }),
      aSearchEntry({ kind: 'event', name: 'Recital de Sevilla' }),
      aSearchEntry({ name: 'Sevilla en bici' })
    ]
    const options = pageOptions(find(entries, 'sevilla'), { locale: 'en', province: 'malaga' })
    expect(options.map(({ href, kind }) => [kind, href])).toEqual([
      ['province', '/en/sevilla'],
      ['town', '/en/meta/sevilla-y-su-río']
    ])
  })
})

test('the name of a category finds what is in it, after what has the word itself, and with a province what is there', () => {
  const trails = { name: 'Senderismo', shownIn: {}, slug: 'senderismo' }
  const villages = { name: 'Pueblos blancos', shownIn: {}, slug: 'pueblos' }
  const gorge = aSearchEntry({ categories: ['senderismo', 'pueblos'], name: 'Caminito', slug: 'caminito' })
  const peak = aSearchEntry({
    categories: ['senderismo'],
    name: 'Ruta de senderismo',
    provinces: ['andalucia', 'cadiz'],
    slug: 'ruta'
  })
  const coast = aSearchEntry({ categories: ['kayak'], name: 'Kayak', slug: 'kayak' })
  const index = aSearchIndex({ categories: [trails, villages], entries: [gorge, peak, coast] })
  const found = (text: string) =>
    search(index, text, { mode: 'default', province: 'andalucia' }).entries.map(({ slug }) => slug)
  expect(found('senderismo')).toEqual(['ruta', 'caminito'])
  expect(found('senderismo málaga')).toEqual(['caminito'])
  expect(found('pueblos blancos málaga')).toEqual(['caminito'])
  expect(found('pueblos málaga')).toEqual([])
})

describe('categoriesIn', () => {
  const everyone = [...operatingModes]
  const kayak = { name: 'Kayak', shownIn: { andalucia: everyone, malaga: everyone }, slug: 'kayak' }
  const boats = {
    name: 'Barcos',
    shownIn: { andalucia: everyone, malaga: ['default' as const] },
    slug: 'barcos'
  }
  const caves = { name: 'Cuevas', shownIn: { andalucia: everyone }, slug: 'cuevas' }
  const offered = (mode: OperatingMode, province: ProvinceSlug) =>
    categoriesIn([kayak, boats, caves], { mode, province }).map(({ slug }) => slug)

  test('offers those with something in the province', () => {
    expect(offered('default', 'malaga')).toEqual(['kayak', 'barcos'])
    expect(offered('default', 'andalucia')).toEqual(['kayak', 'barcos', 'cuevas'])
  })

  test('leaves out what the partner of the visit hides', () => {
    expect(offered('other', 'malaga')).toEqual(['kayak'])
    expect(offered('other', 'andalucia')).toEqual(['kayak', 'barcos', 'cuevas'])
  })
})

test('the file of the search gives back what can be searched', () => {
  const entry = {
    categories: ['flamenco', 'cuevas'],
    facts: ['dogs' as const, 'in-pt' as const],
    hiddenFor: ['rentacar' as const],
    keywords: [
      { isForeign: false, text: 'Cante' },
      { isForeign: false, text: 'cante' },
      { isForeign: true, text: 'jóndo' }
    ],
    kind: 'event' as const,
    picture: '/carteles/wide/recital.svg?v=1',
    name: { language: 'es' as const, text: 'Zambra' },
    place: 'Granada',
    provinces: ['andalucia' as const, 'granada' as const],
    slug: 'zambra'
  }
  const category = { name: 'Flamenco', shownIn: { andalucia: ['other' as const] }, slug: 'flamenco' }
  const through = (table: Columns): Columns => JSON.parse(JSON.stringify(table))
  const index = searchIndexOf(readSearch(through(writeSearch([category], [sevilla], '0'))), [
    readSearchShard(through(writeSearchShard([entry])))
  ])
  expect(index.categories).toEqual([category])
  expect(index.links).toEqual([sevilla])
  expect(index.entries).toEqual([
    {
      ...entry,
      keywords: ['cante', `${foreignMark}jondo`],
      spacedKeywords: ' cante jondo ',
      spacedName: ' zambra ',
      spacedPlace: ' granada '
    }
  ])
  expect([...vocabulary(index).keys()]).toEqual([
    'zambra',
    'cante',
    'jondo',
    'granada',
    'sevilla',
    'flamenco'
  ])
})

describe('a question whose last word is still being typed', () => {
  const index = aSearchIndex({
    entries: [
      aSearchEntry({ name: 'Kayak en Maro', place: 'Nerja', provinces: ['malaga'], slug: 'maro' }),
      aSearchEntry({
        facts: ['dogs'],
        name: 'Kayak en Triana',
        place: 'Sevilla',
        provinces: ['sevilla'],
        slug: 'triana'
      })
    ]
  })
  test.each([
    ['kayak ner', ['maro']],
    ['kayak mal', ['maro']],
    ['kayak costa d', ['maro']],
    ['kayak con per', ['triana']],
    ['kayak fin de', ['maro', 'triana']],
    ['sin co', ['maro', 'triana']],
    ['kayak xyz', []],
    ['kayak cordoba', []]
  ])('«%s» finds %j', (text, slugs) => {
    expect(
      search(index, text, searcher)
        .entries.map(({ slug }) => slug)
        .toSorted()
    ).toEqual(slugs)
  })
})
