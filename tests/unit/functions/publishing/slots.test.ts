import { describe, expect, test } from 'vitest'

import { askForPublication, type Queue } from '#functions/publishing/ask.ts'
import { slotAt } from '#functions/publishing/ask.ts'

/** A queue as Cloud Tasks is one: a name is taken once, also after its task has run. */
function aQueue() {
  const tasks = new Map<string, number>()
  const queue: Queue = {
    async enqueue(_data, { id, scheduleTime }) {
      if (tasks.has(id)) throw Object.assign(new Error('again'), { code: 'functions/task-already-exists' })
      tasks.set(id, scheduleTime.getTime())
    }
  }
  return { queue, tasks }
}

/** When publications begin, one after the other, each at its time or when the one before has ended. Tasks that wait are answered by one. */
function publications(runsAt: number[], lastsMs: number): number[] {
  const waiting = runsAt.toSorted((a, b) => a - b)
  const begun: number[] = []
  let free = 0
  while (waiting.length > 0) {
    const begins = Math.max(waiting[0] ?? 0, free)
    begun.push(begins)
    free = begins + lastsMs
    while (waiting[0] !== undefined && waiting[0] <= begins) waiting.shift()
  }
  return begun
}

/** Pseudo-random numbers from 0 to 1, repeatable by their seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

describe('slots', () => {
  test('a burst is one publication', async () => {
    const { queue, tasks } = aQueue()
    const burst = Array.from({ length: 50 }, (_, index) => new Date(10_000 + index * 30))
    const answers = await Promise.all(burst.map(moment => askForPublication(queue, moment)))
    expect(answers.filter(answer => answer === 'asked')).toHaveLength(1)
    expect(tasks.size).toBe(1)
  })

  test('a publication begins after the last moment of its slot, with time to spare for clocks that differ', () => {
    for (let moment = 0; moment < 6000; moment += 1) {
      const { id, runsAt } = slotAt(new Date(moment))
      const last = moment + (1999 - (moment % 2000))
      expect(slotAt(new Date(last)).id).toBe(id)
      expect(slotAt(new Date(last + 1)).id).not.toBe(id)
      expect(runsAt.getTime() - last).toBeGreaterThan(1000)
    }
  })

  test.each([
    [1, 0],
    [2, 300],
    [3, 5000],
    [4, 45_000]
  ])('no edit is lost: run %i, publications of %i ms', async (seed, lastsMs) => {
    const next = numbers(seed)
    const { queue, tasks } = aQueue()
    const edits = Array.from({ length: 500 }, () => Math.floor(next() * 120_000))
    for (const edit of edits) await askForPublication(queue, new Date(edit))
    const begun = publications([...tasks.values()], lastsMs)
    const lost = edits.filter(edit => !begun.some(begins => begins > edit))
    expect(lost).toEqual([])
    expect(begun.length).toBeLessThan(62)
  })

  test('what else goes wrong is seen, so that the event comes again', async () => {
    const queue: Queue = { enqueue: () => Promise.reject(new Error('unavailable')) }
    await expect(askForPublication(queue, new Date())).rejects.toThrow('unavailable')
  })
})
