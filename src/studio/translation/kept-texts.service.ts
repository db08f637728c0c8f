import { encodeKeptTexts, readKeptTexts } from './kept-texts.contract.ts'
import { documentFields } from '#contract/values/document-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { AutosavedChanges } from '#studio/autosave/autosave.ts'
import type { Fields } from '#studio/document/patch.ts'
import type { Translation } from './document-texts.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

/** Translations of a document as changes that the server keeps; null where there are none. */
export function changesOfTexts(
  texts: readonly Translation[],
  { moment, session }: Pick<AutosavedChanges, 'moment' | 'session'>
): AutosavedChanges | null {
  if (texts.length === 0) return null
  const patch = { changed: encodeKeptTexts(texts), removed: [] }
  return { before: {}, moment, patch, revision: null, session }
}

/** The translations in what the server keeps. */
export function textsInChanges({ patch }: Pick<AutosavedChanges, 'patch'>): Translation[] {
  const fields = storableTexts(patch.changed)
  return (fields && readKeptTexts(fields)) ?? []
}

/** As the database can hold them; null when it cannot. */
export function storableTexts(fields: Fields): DocumentFields | null {
  const parsed = documentFields.safeParse(fields)
  return parsed.success ? parsed.data : null
}

const deviceKey = 'estudio-equipo'

/** Names this device among those of a person, for all of its tabs: they share what is kept here. */
export function deviceName(shelf: KeyValueStore = deviceStorage): string {
  const known = shelf.read(deviceKey)
  if (known !== null && /^[\w-]{1,40}$/.test(known)) return known
  const made = crypto.randomUUID()
  shelf.write(deviceKey, made)
  return made
}
