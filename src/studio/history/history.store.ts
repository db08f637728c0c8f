import { atom, map } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { Fields } from '#studio/document/patch.ts'
import type { DocumentPlace, DocumentVersion } from '#studio/document/studio-document.ts'
import { type PastApi, pastApi } from '#studio/restore/past.service.ts'
import { type StudioApi, studioApi } from '#studio/shell/studio.service.ts'

import { differencesIn, type FieldDifference } from './differences.ts'

type HistoryApi = Pick<PastApi, 'version'> & Pick<StudioApi, 'versions'>

/** The versions of a document, and the values that each of them changed. */
export function createHistory(api: HistoryApi) {
  const $versions = atom<Remote<DocumentVersion[]>>({ kind: 'idle' })
  const $changes = map<Record<string, Remote<FieldDifference[]>>>({})
  return {
    $changes,
    $versions,
    load: async (place: DocumentPlace): Promise<void> => {
      $changes.set({})
      $versions.set({ kind: 'loading' })
      $versions.set(remoteOf(await api.versions(place)))
    },
    /** Reads a version and the one before it; the first one made everything that it has. */
    show: async (place: DocumentPlace, version: DocumentVersion, before: string | null): Promise<void> => {
      $changes.setKey(version.id, { kind: 'loading' })
      const nothing: { kind: 'done'; value: Fields } = { kind: 'done', value: {} }
      const [now, past] = await Promise.all([
        api.version({ place, version: version.id }),
        before === null ? nothing : api.version({ place, version: before })
      ])
      const failed = [now, past].find(answer => answer.kind === 'failed')
      if (failed?.kind === 'failed') $changes.setKey(version.id, failed)
      if (now.kind === 'failed' || past.kind === 'failed') return
      const value = differencesIn(version.fields, now.value, past.value)
      $changes.setKey(version.id, { kind: 'ready', value })
    }
  }
}

export const history = createHistory({ ...studioApi, ...pastApi })
