import { atom } from 'nanostores'

import { type Remote, remoteOf, type Result } from '#domain/data/remote.ts'
import { type FailureTexts, reasonIn } from '#domain/site/failure.ts'

import { showSnackbar } from './snackbar.ts'

/** How something that the account holds was changed. */
export type ChangeOutcome = { kind: 'done' } | { kind: 'busy' } | { kind: 'failed'; text: string }

/** Shows a failure and its reason in red, and keeps it for the dialog in which it happened. */
export function showFailure(start: string, code: string, { failure }: { failure: FailureTexts }) {
  const text = `${start} ${reasonIn(failure, code)}`
  showSnackbar({ color: 'error', text })
  return { kind: 'failed', text } as const
}

/** A list of the account. Of several questions at once the last one counts: an earlier one may have been another account's. */
export function createRemoteList<Item>(ask: () => Promise<Result<readonly Item[]>>) {
  const $items = atom<Remote<readonly Item[]>>({ kind: 'loading' })
  let latest = 0

  async function load(): Promise<void> {
    latest += 1
    const turn = latest
    $items.set({ kind: 'loading' })
    const result = await ask()
    if (turn === latest) $items.set(remoteOf(result))
  }

  function change(edit: (items: readonly Item[]) => readonly Item[]): void {
    const items = $items.get()
    if (items.kind === 'ready') $items.set({ ...items, value: edit(items.value) })
  }

  return { $items, change, load }
}

/** Lets one thing be done at a time: what comes meanwhile, a second click for example, is not done. */
export function createSingleTask() {
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
