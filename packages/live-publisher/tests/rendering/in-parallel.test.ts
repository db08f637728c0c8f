import { expect, test } from 'vitest'

import { inParallel } from '../../src/rendering/threads.ts'

const turn = () => new Promise(resolve => setImmediate(resolve))

test('two workers take the items from both ends, each item once', async () => {
  const done: Record<'start' | 'end', number[]> = { end: [], start: [] }
  const worker = (from: 'start' | 'end') => ({
    atOnce: 1,
    from,
    work: async (item: number) => {
      done[from].push(item)
      await turn()
    }
  })
  await inParallel([1, 2, 3, 4, 5], [worker('start'), worker('end')])
  expect(done).toEqual({ end: [5, 4], start: [1, 2, 3] })
})

test('after a failure nothing is begun, and what is under way ends first', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await turn()
    if (item === 1) throw new Error('on purpose')
    await turn()
    ended.push(item)
  }
  const all = inParallel([1, 2, 3, 4], [{ atOnce: 2, from: 'start', work }])
  await expect(all).rejects.toThrow('on purpose')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})
