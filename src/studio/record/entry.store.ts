import type { Result } from '#domain/data/remote.ts'
import { type Fields, patchBetween } from '#studio/document/patch.ts'
import type { DocumentPlace, SaveOutcome } from '#studio/document/studio-document.ts'
import { isSeen } from '#studio/document/editing.ts'
import { differencesIn, type FieldDifference, withPast } from '#studio/history/differences.ts'
import type { SavedDocument } from '#studio/publication/online.ts'
import { online } from '#studio/publication/online.store.ts'
import { type PastApi, pastApi } from '#studio/restore/past.service.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'

import type { RecordLine } from './record.ts'

/** The changes that a line of the record made in its document. */
export interface Entry {
  /** The version before it; null where it made the document. */
  before: string | null
  differences: readonly FieldDifference[]
  /** Whether visitors saw the document before it. */
  wasSeen: boolean
}

interface Services {
  api: Pick<PastApi, 'version'> & Pick<StudioApi, 'open' | 'restore' | 'save' | 'versions'>
  follow: (saved: SavedDocument) => void
  load: () => Promise<Pick<StudioContract, 'storableFields'>>
}

const gone = { code: 'version-gone', kind: 'failed' } as const

/** The values behind the lines of the record, and the way back of a field or a document. Each way back is a change like any other. */
export function createEntries({ api, follow, load }: Services) {
  /** The fault, by the reasons that bulk changes have; null for none. */
  function settle(place: DocumentPlace, isWatched: boolean, answer: Result<SaveOutcome>) {
    if (answer.kind === 'failed') return 'failed' as const
    if (answer.value.kind !== 'saved') return answer.value.kind
    if (isWatched) follow({ document: `${place.collection}/${place.id}`, revision: answer.value.revision })
    return null
  }
  return {
    /** A version and its line are written together, so the moment of the line names the version. */
    read: async (place: DocumentPlace, { action, moment }: RecordLine): Promise<Result<Entry>> => {
      const versions = await api.versions(place)
      if (versions.kind === 'failed') return versions
      const isDeletion = action === 'delete'
      const index = versions.value.findIndex(version =>
        isDeletion ? version.moment <= moment : version.moment === moment
      )
      const version = versions.value[index]
      if (version === undefined) return gone
      // A deletion has no values of its own: the last version is the one before it.
      const before = (isDeletion ? version : versions.value[index + 1])?.id ?? null
      const nothing: { kind: 'done'; value: Fields } = { kind: 'done', value: {} }
      const [now, past] = await Promise.all([
        isDeletion ? nothing : api.version({ place, version: version.id }),
        before === null ? nothing : api.version({ place, version: before })
      ])
      if (now.kind === 'failed') return now
      if (past.kind === 'failed') return past
      const differences = isDeletion ? [] : differencesIn(version.fields, now.value, past.value)
      return { kind: 'done', value: { before, differences, wasSeen: isSeen(past.value) } }
    },
    /** Makes the document what it was before a line, also one that was deleted since. */
    takeDocument: async (place: DocumentPlace, { before, wasSeen }: Entry) => {
      const now = await api.open(place)
      if (before === null || (now.kind === 'failed' && now.code !== 'document-gone')) return 'failed' as const
      const revision = now.kind === 'done' ? now.value.revision : null
      const isWatched = wasSeen || (now.kind === 'done' && isSeen(now.value.fields))
      return settle(place, isWatched, await api.restore({ place, revision, version: before }))
    },
    /** Gives a field the value that it had before; all else of the document stays as it is now. */
    takeField: async (place: DocumentPlace, difference: FieldDifference) => {
      const [now, { storableFields }] = await Promise.all([api.open(place), load()])
      if (now.kind === 'failed') return 'failed' as const
      const { fields, revision } = now.value
      const { changed, removed } = patchBetween<unknown>(fields, withPast(fields, difference))
      const storable = storableFields(changed)
      if (storable === null) return 'failed' as const
      const answer = await api.save({ patch: { changed: storable, removed }, place, revision })
      return settle(place, isSeen(fields), answer)
    }
  }
}

export const entries = createEntries({
  api: { ...studioApi, ...pastApi },
  follow: saved => void online.follow(saved),
  load: loadStudioContract
})
