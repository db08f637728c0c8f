import { describe, expect, test } from 'vitest'

import { reloadIntervalMs } from '#domain/site/chunk-failure.ts'
import type { KeyValueStore } from '#services/site/storage.ts'
import { createRecovery } from '#stores/site/recovery.ts'
import { shareLink } from '#stores/site/share.ts'
import { $snackbar } from '#stores/site/snackbar.ts'
import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

function aPage(storage: KeyValueStore, { holdsText = false, isReached = true } = {}) {
  let now = 1_000_000
  let reloads = 0
  const recover = createRecovery({
    holdsText: () => holdsText,
    isReached: async () => isReached,
    now: () => now,
    reload: () => {
      reloads += 1
    },
    storage
  })
  return {
    later: (ms: number) => {
      now += ms
    },
    recover,
    reloads: () => reloads
  }
}

describe('a page whose script did not arrive', () => {
  test('loads again, at most once in 60 s', async () => {
    const { later, recover, reloads } = aPage(aShelf())
    expect([await recover(), await recover()]).toEqual([true, false])
    later(reloadIntervalMs)
    expect(await recover()).toBe(true)
    expect(reloads()).toBe(2)
  })

  test.each([
    ['where it would forget that it did', aPage(aRefusedShelf())],
    ['when it cannot be had', aPage(aShelf(), { isReached: false })],
    ['when somebody has written in it', aPage(aShelf(), { holdsText: true })]
  ])('does not load again %s', async (_, { recover, reloads }) => {
    expect([await recover(), reloads()]).toEqual([false, 0])
  })
})

describe('while a page asks whether it can be had', () => {
  function aSlowPage() {
    const answers: ((isReached: boolean) => void)[] = []
    let holdsText = false
    let reloads = 0
    const recover = createRecovery({
      holdsText: () => holdsText,
      isReached: () => new Promise(resolve => answers.push(resolve)),
      now: () => 1_000_000,
      reload: () => {
        reloads += 1
      },
      storage: aShelf()
    })
    return { answers, recover, reloads: () => reloads, write: () => (holdsText = true) }
  }

  test('what somebody writes then is not lost', async () => {
    const { answers, recover, reloads, write } = aSlowPage()
    const recovered = recover()
    write()
    answers[0]?.(true)
    expect([await recovered, reloads()]).toEqual([false, 0])
  })

  test('it does not ask again for the next script that fails', async () => {
    const { answers, recover, reloads } = aSlowPage()
    const recovered = [recover(), recover()]
    expect(answers).toHaveLength(1)
    answers[0]?.(true)
    expect([await Promise.all(recovered), reloads()]).toEqual([[true, true], 1])
  })
})

describe('sharing a link', () => {
  const link = { copied: 'Copiado', failed: 'No.', title: 'Kayak', url: 'https://a.example/k' }

  test.each([
    ['copied', { color: 'success', text: 'Copiado' }],
    ['failed', { color: 'error', text: 'No. https://a.example/k' }]
  ] as const)('%s is said', async (outcome, said) => {
    await shareLink(link, async () => outcome)
    expect($snackbar.get()).toMatchObject(said)
  })

  test.each(['shared', 'cancelled'] as const)('%s speaks for itself', async outcome => {
    const before = $snackbar.get()
    await shareLink(link, async () => outcome)
    expect($snackbar.get()).toBe(before)
  })
})
