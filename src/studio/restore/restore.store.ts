import { atom, type WritableAtom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import { type Forecast, forecastOf } from './forecast.ts'
import { type PastLine, restoredCollections } from './past.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { SavedDocument } from '#studio/publication/online.ts'
import { bulkApi } from '#studio/bulk/bulk.service.ts'
import { type PastApi, pastApi } from './past.service.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'
import { mapInBatches } from '#studio/bulk/map-in-batches.store.ts'
import { online } from '#studio/publication/online.store.ts'

import {
  type RestoredLine,
  restoreLine,
  type RestoreLineApi,
  undoLine,
  type FailedRestore
} from './restore-line.store.ts'

/** How far a return of all content is. */
export type RestoreState =
  | { kind: 'idle' }
  | { kind: 'reading'; done: number }
  | { kind: 'planned'; moment: string; lines: readonly PastLine[]; documents: number; forecast: Forecast[] }
  | { kind: 'writing'; done: number; total: number }
  | {
      kind: 'written'
      moment: string
      written: readonly RestoredLine[]
      unwritten: readonly FailedRestore[]
      isUndone: boolean
    }
  | { kind: 'failed'; code: string }

/** A document now and in the past. A missing value means that it does not exist. */
export interface Difference {
  now: DocumentFields
  past: DocumentFields
}

interface Services {
  api: RestoreLineApi & PastApi & Pick<StudioApi, 'open'>
  follow: (saved: SavedDocument) => void
}

/** Takes all content back to a moment: first it says what would happen to each document, and what it did it can take back. */
export function createRestore({ api, follow }: Services) {
  const $restore = atom<RestoreState>({ kind: 'idle' })
  return {
    $restore,
    ...createPreview($restore, api),
    ...createWriting($restore, { api, follow }),
    forget: () => $restore.set({ kind: 'idle' })
  }
}

function createPreview($restore: WritableAtom<RestoreState>, api: Services['api']) {
  /** Only the last moment that was asked for counts. */
  let asked = 0
  return {
    /** A document now and then, when its line is opened. */
    difference: async ({ place, revision, version }: PastLine): Promise<Remote<Difference>> => {
      const [now, past] = await Promise.all([
        revision === null ? null : api.open(place),
        version === null ? null : api.version({ place, version })
      ])
      if (now?.kind === 'failed') return now
      if (past?.kind === 'failed') return past
      return remoteOf({ kind: 'done', value: { now: now?.value.fields ?? {}, past: past?.value ?? {} } })
    },
    /** Says what going back to a moment would do. */
    look: async (moment: string): Promise<void> => {
      asked += 1
      const own = asked
      $restore.set({ done: 0, kind: 'reading' })
      const lines: PastLine[] = []
      const sizes: Record<string, number> = {}
      for (const collection of restoredCollections) {
        let after: string | null = null
        do {
          // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
          const page: Awaited<ReturnType<PastApi['past']>> = await api.past({ after, collection, moment })
          if (own !== asked) return
          if (page.kind === 'failed') return $restore.set(page)
          lines.push(...page.value.lines)
          sizes[collection] = (sizes[collection] ?? 0) + page.value.documents
          after = page.value.next
          $restore.set({ done: sumOf(sizes), kind: 'reading' })
        } while (after !== null)
      }
      const forecast = forecastOf(lines, sizes)
      $restore.set({ documents: sumOf(sizes), forecast, kind: 'planned', lines, moment })
    }
  }
}

function createWriting($restore: WritableAtom<RestoreState>, { api, follow }: Services) {
  const tellWith = (total: number) => (done: number) => $restore.set({ done, kind: 'writing', total })
  return {
    /** Goes back. What waits, and the kinds that were not chosen, are left as they are. */
    apply: async (chosen: (line: PastLine) => boolean): Promise<void> => {
      const state = $restore.get()
      if (state.kind !== 'planned') return
      const { moment } = state
      const lines = state.lines.filter(({ kind }) => kind !== 'blocked' && kind !== 'unknown').filter(chosen)
      if (lines.length === 0) return
      const tell = tellWith(lines.length)
      tell(0)
      const begun = await api.begin({ documents: lines.length, moment })
      if (begun.kind === 'failed') return $restore.set(begun)
      const outcomes = await mapInBatches(lines, line => restoreLine(api, line), tell)
      const written = outcomes.flatMap(outcome => ('revision' in outcome ? [outcome] : []))
      const unwritten = outcomes.flatMap(outcome => ('reason' in outcome ? [outcome] : []))
      $restore.set({ isUndone: false, kind: 'written', moment, unwritten, written })
      followLast(written)
    },
    /** Takes back what was written, the last first, but for what another editor changed since. */
    undo: async (): Promise<void> => {
      const state = $restore.get()
      if (state.kind !== 'written' || state.isUndone) return
      const { moment, written } = state
      const tell = tellWith(written.length)
      tell(0)
      const left = await mapInBatches(written.toReversed(), one => undoLine(api, one), tell)
      const unwritten = left.flatMap(one => (one === null ? [] : [one]))
      $restore.set({ isUndone: true, kind: 'written', moment, unwritten, written: [] })
    }
  }

  /** The last one that visitors see is followed: what was written before it is published with it, or sooner. */
  function followLast(written: readonly RestoredLine[]): void {
    const last = written.findLast(({ line }) => line.isSeen || line.willBeSeen)
    if (last === undefined) return
    const { collection, id } = last.line.place
    follow({ document: `${collection}/${id}`, revision: last.revision })
  }
}

function sumOf(sizes: Readonly<Record<string, number>>): number {
  return Object.values(sizes).reduce((sum, size) => sum + size, 0)
}

export const restore = createRestore({
  api: { ...studioApi, ...bulkApi, ...pastApi },
  follow: saved => void online.follow(saved)
})
