import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'

import { createRequests } from '../../src/publishing/service.ts'

/** Pseudo-random numbers from 0 to 1, repeatable by their seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

/** Lets other work go on so many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate()
}

/** Runs that end when they are told to. */
function runs() {
  const begun: { force: boolean; end: () => void }[] = []
  const requests = createRequests(({ force }: { force: boolean }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push({ end: resolve, force })
    return promise
  })
  return { begun, requests }
}

describe('requests', () => {
  test('that come during a run are answered together by the next one', async () => {
    const { begun, requests } = runs()
    const first = requests.ask()
    await expect.poll(() => begun.length).toBe(1)
    const later = Array.from({ length: 20 }, () => requests.ask())
    begun[0]?.end()
    await first
    await expect.poll(() => begun.length).toBe(2)
    begun[1]?.end()
    await Promise.all(later)
    expect(begun).toHaveLength(2)
    expect(requests.state()).toBe('idle')
  })

  test.each([1, 2, 3])(
    'no edit is lost: whoever asks is answered by a run that saw the edit (%i)',
    async seed => {
      const database: number[] = []
      const next = numbers(seed)
      let count = 0
      const requests = createRequests(async () => {
        count += 1
        await turns(next() * 3)
        const saw = [...database]
        await turns(next() * 10)
        return saw
      })
      const edits = Array.from({ length: 200 }, async (_, name) => {
        await turns(next() * 300)
        database.push(name)
        return (await requests.ask()).includes(name)
      })
      expect(await Promise.all(edits)).not.toContain(false)
      expect(count).toBeLessThan(200)
    }
  )

  test('with force are not weakened by the others they are folded with', async () => {
    const { begun, requests } = runs()
    void requests.ask()
    await expect.poll(() => begun.length).toBe(1)
    void requests.ask()
    void requests.ask({ force: true })
    void requests.ask()
    begun[0]?.end()
    await expect.poll(() => begun.map(({ force }) => force)).toEqual([false, true])
    begun[1]?.end()
  })

  test('go on after a run that throws', async () => {
    let count = 0
    const requests = createRequests(async () => {
      if ((count += 1) === 1) throw new Error('first')
      return count
    })
    await expect(requests.ask()).rejects.toThrow('first')
    expect(await requests.ask()).toBe(2)
  })

  test('and other work do not meet', async () => {
    const { begun, requests } = runs()
    const first = requests.ask()
    const seen: string[] = []
    const work = requests.inTurn(async () => void seen.push(`after ${begun.length}`))
    const second = requests.ask()
    await expect.poll(() => begun.length).toBe(1)
    begun[0]?.end()
    await Promise.all([first, second, work])
    expect(seen).toEqual(['after 1'])
  })
})
