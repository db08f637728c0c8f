import { describe, expect, test } from 'vitest'

import type { Composition } from 'posters/compositions'
import type { RegionPoster } from '#domain/poster/poster-provinces.ts'
import { mendPages, spreadAlong } from '#domain/poster/poster-spread.ts'

function hangings(count: number, choices: readonly Composition[], name = 'e'): RegionPoster[] {
  return Array.from({ length: count }, (_, index) => ({ choices, id: `${name}${index}`, province: 'cadiz' }))
}

const showing = (list: RegionPoster[], name: Composition) => new Map(list.map(({ id }) => [id, name]))

function countsOf(chosen: Map<string, Composition>): number[] {
  return [...Map.groupBy(chosen.values(), name => name).values()].map(those => those.length)
}

describe('spreadAlong', () => {
  const pictures: Composition[] = ['museo-fachada', 'sala-museo', 'gabinete', 'museo-vitrina']

  test('none comes more than three times, nor beside itself, while another one fits', () => {
    const list = hangings(12, [...pictures, 'museo-etnografico', 'esculturas'])
    const spread = spreadAlong(list, showing(list, 'museo-fachada'))
    const shown = [...spread.values()]
    expect(Math.max(...countsOf(spread))).toBeLessThanOrEqual(3)
    expect(shown.filter((name, place) => shown.slice(Math.max(0, place - 3), place).includes(name))).toEqual(
      []
    )
  })

  test('what fits nothing else stays', () => {
    const list = hangings(12, ['cueva'])
    expect(spreadAlong(list, showing(list, 'cueva'))).toEqual(showing(list, 'cueva'))
  })

  test('none leaves its province with two alike that could have what it left', () => {
    const beside: RegionPoster = { choices: ['gabinete'], id: 'beside', province: 'huelva' }
    const free: RegionPoster = { choices: ['gabinete', 'sala-museo'], id: 'free', province: 'cadiz' }
    const sharers = ['a', 'b'].map((id): RegionPoster => ({
      choices: ['cueva', 'gabinete'],
      id,
      province: 'cadiz'
    }))
    const shown = (list: RegionPoster[]) =>
      spreadAlong(list, new Map([...showing([beside, free], 'gabinete'), ...showing(sharers, 'cueva')])).get(
        'free'
      )
    expect([shown([beside, free]), shown([beside, free, ...sharers])]).toEqual(['sala-museo', 'gabinete'])
  })

  test('three among forty-eight are not too many', () => {
    const row = hangings(6, pictures)
    const caves = hangings(90, ['cueva'], 'c')
    const list = row.flatMap((each, index) => [each, ...caves.slice(index * 15, index * 15 + 15)])
    const chosen = new Map([...showing(caves, 'cueva'), ...showing(row, 'gabinete')])
    expect(spreadAlong(list, chosen)).toEqual(chosen)
  })

  test('a new one far away moves none', () => {
    const list = hangings(120, pictures)
    const chosen = showing(list, 'museo-fachada')
    const one = { choices: pictures, id: 'new', province: 'cadiz' }
    const after = spreadAlong([...list, one], new Map([...chosen, [one.id, 'gabinete']]))
    expect([...spreadAlong(list, chosen)].filter(([id, name]) => after.get(id) !== name)).toEqual([])
  })
})

describe('mendPages', () => {
  /** Cards that fit nothing else, between which nothing stands beside itself. */
  const others = hangings(24, ['cueva'], 'c')
  const between = (list: RegionPoster[]) =>
    list.flatMap((card, index) => [card, ...others.slice(index * 3, index * 3 + 3)])
  const woods = hangings(3, ['bano-bosque'], 'w')
  const free: RegionPoster = { choices: ['bano-bosque', 'arroyo'], id: 'free', province: 'cadiz' }
  const chosenFor = (list: RegionPoster[]) =>
    new Map(list.map(({ choices, id }) => [id, choices[0] ?? 'cueva']))

  test('a card gives way to a later one that fits nothing else', () => {
    const list = [free, ...woods]
    const mended = mendPages(list, chosenFor(list))
    expect(mended.get('free')).toBe('arroyo')
    expect(countsOf(mended)).toEqual([1, 3])
  })

  test('a chain of cards makes room', () => {
    const streams = hangings(3, ['arroyo', 'cumbre'], 's')
    const list = [free, ...woods, ...streams]
    const mended = mendPages(list, chosenFor(list))
    expect(Math.max(...countsOf(mended))).toBe(3)
    expect([...mended.values()]).toContain('cumbre')
  })

  test('a page that cannot be hung otherwise stays as it is, whatever else is on it', () => {
    const list = between([free, ...woods])
    expect(mendPages(list, chosenFor(list))).toEqual(chosenFor(list))
  })

  test('cards of another page do not count', () => {
    const kinds: Composition[] = [
      'tajo',
      'vela',
      'surf',
      'ruta',
      'mina',
      'oeste',
      'ola',
      'playa',
      'faro',
      'golf',
      'jardin',
      'jamon',
      'banda',
      'arco-herradura',
      'abanico'
    ]
    const filling = kinds.flatMap(kind => hangings(3, [kind], kind))
    const list = [...woods, ...filling, free]
    expect(mendPages(list, chosenFor(list))).toEqual(chosenFor(list))
  })

  test('none leaves its province with two alike that could have what it left', () => {
    const apart = woods.map(card => ({ ...card, province: 'huelva' }))
    const sharers = ['a', 'b'].map((id): RegionPoster => ({
      choices: ['tajo', 'bano-bosque'],
      id,
      province: 'cadiz'
    }))
    const list = [...apart.slice(0, 2), free, ...sharers, ...apart.slice(2)]
    expect(mendPages(list, chosenFor(list)).get('free')).toBe('bano-bosque')
  })
})
