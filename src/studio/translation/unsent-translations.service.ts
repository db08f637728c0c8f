import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'
import type { UnsentTranslation } from './unsent-translation.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

const key = 'estudio-traducciones'

/** Keeps translations on the device until they are sent: a lost signal or a closed tab takes nothing away. */
export function createUnsentTranslations(storage: KeyValueStore) {
  return {
    read: (): UnsentTranslation[] => keptIn(storage.read(key)),
    /** Whether they outlive the page. */
    write: (kept: readonly UnsentTranslation[]): boolean => {
      if (kept.length > 0) return storage.write(key, JSON.stringify(kept))
      storage.remove(key)
      return true
    }
  }
}

export type UnsentTranslations = ReturnType<typeof createUnsentTranslations>

export const unsentTranslations = createUnsentTranslations(deviceStorage)

function keptIn(text: string | null): UnsentTranslation[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.flatMap(oneIn) : []
  } catch {
    return []
  }
}

function oneIn(value: unknown): UnsentTranslation[] {
  const { before, collection, elsewhere, id, language, original, path, text }: Record<string, unknown> =
    Object(value)
  const [name, code] = [collectionIn(collection), languageIn(language)]
  if (typeof before !== 'string' || typeof id !== 'string' || typeof path !== 'string') return []
  if (name === undefined || code === undefined || typeof text !== 'string') return []
  const from = typeof original === 'string' ? original : null
  const kept = { before, collection: name, id, language: code, original: from, path, text }
  return [typeof elsewhere === 'string' ? { ...kept, elsewhere } : kept]
}

function collectionIn(value: unknown): StudioCollection | undefined {
  return studioCollections.find(name => name === value)
}

function languageIn(value: unknown): Language | undefined {
  return languages.find(code => code === value)
}
