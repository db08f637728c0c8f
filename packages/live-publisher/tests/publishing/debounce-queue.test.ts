import { setTimeout } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { createDebounceQueue } from '../../src/publishing/debounce-queue.ts'

const limits = { longestMs: 200, quietMs: 10 }

describe('a folding', () => {
  test('answers a burst with one run', async () => {
    let runs = 0
    const folding = createDebounceQueue(async () => (runs += 1), limits)
    for (let count = 0; count < 20; count += 1) folding.ask()
    await folding.idle()
    expect(runs).toBe(1)
  })

  test('runs again for what comes while it runs, and that run has seen the last change', async () => {
    let state = 0
    const seen: number[] = []
    const folding = createDebounceQueue(async () => {
      const read = state
      await setTimeout(30)
      seen.push(read)
    }, limits)
    state = 1
    folding.ask()
    await setTimeout(25)
    state = 2
    folding.ask()
    state = 3
    folding.ask()
    await folding.idle()
    expect(seen).toEqual([1, 3])
  })

  test('does not wait for ever for the end of a burst', async () => {
    const since = performance.now()
    let first = 0
    const folding = createDebounceQueue(async () => {
      first ||= performance.now() - since
    }, limits)
    const asking = setInterval(() => folding.ask(), 2)
    folding.ask()
    await setTimeout(500)
    clearInterval(asking)
    await folding.idle()
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(450)
  })

  test('begins a run while it waits for the end of a burst, and hears what comes meanwhile', async () => {
    const steps: string[] = []
    const run = async () => {
      steps.push('run')
    }
    const begin = async () => {
      steps.push('begun')
      await setTimeout(15)
      folding.ask()
    }
    const folding = createDebounceQueue(run, { ...limits, begin })
    folding.ask()
    await folding.idle()
    expect(steps).toEqual(['begun', 'run'])
  })

  test('keeps the order of what was asked for, and goes on after a failure', async () => {
    const folding = createDebounceQueue(async () => 'run', limits)
    const failing = folding.now(async () => {
      await setTimeout(20)
      throw new Error('no')
    })
    const next = folding.now(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('next')
  })
})
