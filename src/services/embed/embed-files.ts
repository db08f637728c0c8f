import type { Result } from '#domain/data/remote.ts'
import { type EmbedFile, readEmbedFile } from '#domain/embed/embed-file.ts'
import { embedPath, type EmbedSubject } from '#domain/embed/embed-routes.ts'
import type { Language } from '#domain/text/locale.ts'

export type ReadEmbed = (
  language: Language,
  subject: Exclude<EmbedSubject, { kind: 'list' }>
) => Promise<Result<EmbedFile>>

/** Reads what an embed of a place shows, as the element in a foreign page does. */
export function createEmbedReader(send: typeof fetch): ReadEmbed {
  return async (language, subject) => {
    try {
      const answer = await send(`${embedPath(language, subject)}.json`)
      const file = answer.ok ? readEmbedFile(await answer.json()) : null
      if (file !== null) return { kind: 'done', value: file }
    } catch {
      // No network, or something that is no file: the same as no answer.
    }
    return { code: 'unavailable', kind: 'failed' }
  }
}

export const readEmbed = createEmbedReader((...request) => fetch(...request))
