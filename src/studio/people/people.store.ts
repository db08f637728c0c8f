import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { RecordLine } from '#studio/record/record.ts'
import { hasAnyRole, type StudioRights } from '#domain/account/rights.ts'
import type { StudioPerson } from './studio-person.ts'
import { type PeopleApi, peopleApi } from './people.service.ts'

/** The record as far as it was read. */
export interface RecordView {
  lines: readonly RecordLine[]
  /** Where it goes on; null at its end. */
  next: string | null
}

/** Who works in the studio, what they may do, and what they did. */
export function createPeople(api: PeopleApi) {
  const $session = atom<Remote<StudioPerson>>({ kind: 'idle' })
  const $people = atom<Remote<readonly StudioPerson[]>>({ kind: 'idle' })
  const $record = atom<Remote<RecordView>>({ kind: 'idle' })

  return {
    $people,
    $record,
    $session,
    /** Gives a person their roles from now on; the code of what went wrong, or null. */
    give: async (who: string, rights: StudioRights): Promise<string | null> => {
      const answer = await api.giveRoles({ rights, who })
      if (answer.kind === 'failed') return answer.code
      const changed = answer.value
      const known = $people.get()
      const others = (known.kind === 'ready' ? known.value : []).filter(({ uid }) => uid !== changed.uid)
      $people.set({ kind: 'ready', value: hasAnyRole(changed.rights) ? [...others, changed] : others })
      return null
    },
    load: async (): Promise<void> => {
      if ($people.get().kind !== 'ready') $people.set({ kind: 'loading' })
      $people.set(remoteOf(await api.people()))
    },
    loadRecord: async (): Promise<void> => {
      // The lines that were read stay in view while they are read anew.
      if ($record.get().kind !== 'ready') $record.set({ kind: 'loading' })
      $record.set(remoteOf(await api.record(null)))
    },
    /** Reads on in the record; whether that was possible. */
    moreRecord: async (): Promise<boolean> => {
      const known = $record.get()
      if (known.kind !== 'ready' || known.value.next === null) return true
      const answer = await api.record(known.value.next)
      if (answer.kind === 'failed') return false
      const { lines, next } = answer.value
      $record.set({ kind: 'ready', value: { lines: [...known.value.lines, ...lines], next } })
      return true
    },
    openSession: async (): Promise<void> => {
      $session.set({ kind: 'loading' })
      $session.set(remoteOf(await api.session()))
    }
  }
}

export const people = createPeople(peopleApi)
