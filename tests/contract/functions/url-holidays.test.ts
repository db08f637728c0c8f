import { beforeEach, describe, expect, test } from 'vitest'

import { loadCallables, runFunctions } from '../../fixtures/functions.ts'

let network = 0

const functions = await runFunctions(loadCallables)

beforeEach(() => {
  network += 1
})

/** So many calls, some at once, and how many of them were not one too many. */
async function admitted(times: number, from: (index: number) => string, edge: string | null) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 20) {
    const some = Array.from({ length: Math.min(20, times - index) }, (_, place) =>
      functions.ask('urlHolidays', { exp: 'no-such-experience' }, { edge, from: from(index + place) })
    )
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  expect(statuses.filter(status => status !== 404 && status !== 429)).toEqual([])
  return statuses.filter(status => status === 404).length
}

describe('a caller who asks for one ticket after the other', { timeout: 60_000 }, () => {
  test('gets 300 in ten minutes from an address', async () => {
    expect(await admitted(320, () => `192.0.2.${network}`, '10.0.0.1')).toBe(300)
  })

  test('gets no more at the address of the function, whatever addresses they claim', async () => {
    const claimed = (index: number) => `198.51.100.${index % 250}, 192.0.2.${network}`
    expect(await admitted(320, claimed, null)).toBe(300)
  })
})
