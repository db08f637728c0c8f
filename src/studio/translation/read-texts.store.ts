import type { Result } from '#domain/data/remote.ts'
import { isDocumentId } from '#domain/text/document-id.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import type { DocumentTexts } from './document-texts.ts'
import type { TranslationApi } from './translation.service.ts'

/** As many documents are asked for at once. */
const atOnce = 50

/** The texts of many documents; those that are not there are missing. */
export async function readTexts(
  api: Pick<TranslationApi, 'texts'>,
  collection: StudioCollection,
  ids: readonly string[],
  tell: (done: number) => void
): Promise<Result<DocumentTexts[]>> {
  const wanted = ids.filter(isDocumentId)
  const found: DocumentTexts[] = []
  for (let start = 0; start < wanted.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- some at once, and how far it is, is said
    const answer = await api.texts({ collection, ids: wanted.slice(start, start + atOnce) })
    if (answer.kind === 'failed') return answer
    found.push(...answer.value)
    tell(found.length)
  }
  return { kind: 'done', value: found }
}
