import { atom } from 'nanostores'

import type { Answered } from '#services/asking.ts'

/** What the account holds, as far as it is known here. */
export type Held<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; code: string }
  | { kind: 'held'; items: readonly Item[] }

/** A list of the account. Of several questions at once the last one counts: an earlier one may have been somebody else's. */
export function createHeld<Item>(ask: () => Promise<Answered<Item[]>>) {
  const $held = atom<Held<Item>>({ kind: 'loading' })
  let latest = 0

  async function load(): Promise<void> {
    latest += 1
    const turn = latest
    $held.set({ kind: 'loading' })
    const answer = await ask()
    if (turn !== latest) return
    $held.set(answer.kind === 'done' ? { items: answer.value, kind: 'held' } : answer)
  }

  function change(edit: (items: readonly Item[]) => readonly Item[]): void {
    const held = $held.get()
    if (held.kind === 'held') $held.set({ ...held, items: edit(held.items) })
  }

  return { $held, change, load }
}

/** Lets one thing be done at a time: what comes meanwhile, a second click for example, is not done. */
export function createTurn() {
  const $busy = atom<string | null>(null)

  async function take<Value>(name: string, action: () => Promise<Value>): Promise<Value | { kind: 'busy' }> {
    if ($busy.get() !== null) return { kind: 'busy' }
    $busy.set(name)
    try {
      return await action()
    } finally {
      $busy.set(null)
    }
  }

  return { $busy, take }
}
