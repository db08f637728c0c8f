import { expect, test } from 'vitest'

import { islandTextsIn } from '#stores/site/island-texts.ts'

const opinion = { texts: { send: 'Enviar opinión' } }

test('the texts of all islands are fetched once', async () => {
  const asked: string[] = []
  const load = async (path: string) => {
    asked.push(path)
    return { OpinionForm: opinion, SpotMap: {} }
  }
  expect(await islandTextsIn('/once.json', 'OpinionForm', load)).toEqual(opinion)
  expect(await islandTextsIn('/once.json', 'SpotMap', load)).toEqual({})
  expect(asked).toEqual(['/once.json'])
})

test('an island without its texts does not wake, and the next touch asks again', async () => {
  await expect(islandTextsIn('/later.json', 'OpinionForm', async () => null)).rejects.toThrow('/later.json')
  expect(await islandTextsIn('/later.json', 'OpinionForm', async () => ({ OpinionForm: opinion }))).toEqual(
    opinion
  )
})

test('a file of another make wakes nothing', async () => {
  await expect(
    islandTextsIn('/other.json', 'OpinionForm', async () => ({ OpinionForm: 'x' }))
  ).rejects.toThrow('OpinionForm')
})
