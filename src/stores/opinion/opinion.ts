import { atom } from 'nanostores'

import type { Language } from '#domain/text/locale.ts'
import { draftKeyOf } from '#domain/opinion/opinion-draft.ts'
import { type OpinionForm, type OpinionProblem, validateOpinion } from '#domain/opinion/opinion-form.ts'
import type { OpinionState } from '#domain/opinion/opinion.ts'
import { type Opinions, opinions, type OwnOpinion } from '#services/opinion/opinions.ts'
import { type KeyValueStore, visitStorage } from '#services/site/storage.ts'

import { session } from '#stores/account/session.ts'

export type { OwnOpinion } from '#services/opinion/opinions.ts'

/** How far the writing of an opinion has come. */
export type Writing =
  | { kind: 'writing' }
  | { kind: 'wrong'; problems: OpinionProblem[] }
  | { kind: 'sending' }
  /** The visitor is not signed in; the text is kept until they are. */
  | { kind: 'signed-out' }
  | { kind: 'saved'; state: OpinionState }
  | { kind: 'removed' }
  | { kind: 'failed'; why: 'offline' | 'other' | 'too-often' }

interface Services {
  /** Whether a customer is here; makes no request when the device knows of none. */
  isCustomer: () => Promise<boolean>
  opinions: Opinions
  storage: KeyValueStore
}

const reasons: Readonly<Record<string, 'offline' | 'too-often'>> = {
  'deadline-exceeded': 'offline',
  offline: 'offline',
  'resource-exhausted': 'too-often',
  unavailable: 'offline'
}

/** One's own opinion of an experience. */
export function createOpinion(experienceId: string, { isCustomer, opinions, storage }: Services) {
  const $writing = atom<Writing>({ kind: 'writing' })
  const $own = atom<OwnOpinion | null>(null)
  const key = draftKeyOf(experienceId)

  function fail(code: string): void {
    $writing.set(
      code === 'unauthenticated' ? { kind: 'signed-out' } : { kind: 'failed', why: reasons[code] ?? 'other' }
    )
  }

  return {
    $own,
    $writing,
    /** Finds out what was written before, if the visitor is signed in. */
    begin: async (): Promise<OwnOpinion | null> => {
      if (await isCustomer()) $own.set(await opinions.mine(experienceId))
      return $own.get()
    },
    /** A text that waited for its author to sign in. */
    kept: (): OpinionForm | null => readDraft(storage.read(key)),
    remove: async (): Promise<void> => {
      if ($writing.get().kind === 'sending') return
      $writing.set({ kind: 'sending' })
      const answer = await opinions.remove(experienceId)
      if (answer.kind === 'failed') return fail(answer.code)
      storage.remove(key)
      $own.set(null)
      $writing.set({ kind: 'removed' })
    },
    submit: async (form: OpinionForm, language: Language): Promise<void> => {
      if ($writing.get().kind === 'sending') return
      const problems = validateOpinion(form)
      if (problems.length > 0) return $writing.set({ kind: 'wrong', problems })
      storage.write(key, JSON.stringify(form))
      $writing.set({ kind: 'sending' })
      if (!(await isCustomer())) return $writing.set({ kind: 'signed-out' })
      const answer = await opinions.save({ experienceId, form, language })
      if (answer.kind === 'failed') return fail(answer.code)
      storage.remove(key)
      $own.set({ ...form, refusal: null, state: answer.value })
      $writing.set({ kind: 'saved', state: answer.value })
    }
  }
}

export type OpinionStore = ReturnType<typeof createOpinion>

export function opinionOf(experienceId: string): OpinionStore {
  return createOpinion(experienceId, { isCustomer, opinions, storage: visitStorage })
}

async function isCustomer(): Promise<boolean> {
  if (!session.isExpected()) return false
  await session.start()
  return session.$session.get().kind === 'customer'
}

function readDraft(text: string | null): OpinionForm | null {
  try {
    const { author, text: written }: Record<string, unknown> = Object(JSON.parse(text ?? ''))
    return typeof author === 'string' && typeof written === 'string' ? { author, text: written } : null
  } catch {
    return null
  }
}
