import { draftMark } from '#studio/document/editing.ts'
import type { PastLine } from './past.ts'
import type { SaveOutcome } from '#studio/document/studio-document.ts'
import type { Result } from '#domain/data/remote.ts'
import type { BulkApi } from '#studio/bulk/bulk.service.ts'
import type { StudioApi } from '#studio/shell/studio.service.ts'
import type { FailedLine } from '#studio/bulk/bulk-state.store.ts'

export type RestoreLineApi = Pick<StudioApi, 'restore' | 'save'> & Pick<BulkApi, 'remove'>

/** A restored document, with the data for undoing it. */
export interface RestoredLine {
  line: PastLine
  revision: string
}

/** A document that could not be restored, and the reason. */
export interface FailedRestore extends FailedLine {
  line: PastLine
}

/** Makes a document what it was; one that was made since becomes a draft. */
export async function restoreLine(
  api: RestoreLineApi,
  line: PastLine
): Promise<RestoredLine | FailedRestore> {
  const { kind, place, revision, version } = line
  const answer =
    kind === 'later' || version === null
      ? await api.save({
          patch: { changed: { [draftMark]: true }, removed: [] },
          place,
          revision
        })
      : await api.restore({ place, revision, version })
  return answer.kind === 'done' && answer.value.kind === 'saved'
    ? { line, revision: answer.value.revision }
    : unrestored(line, reasonOf(answer))
}

/** Takes it back, unless another editor changed it since: what came back goes again, all else becomes what it was before. */
export async function undoLine(
  api: RestoreLineApi,
  { line, revision }: RestoredLine
): Promise<FailedRestore | null> {
  const { current, kind, place } = line
  if (kind === 'return') {
    const answer = await api.remove({ place, revision })
    if (answer.kind === 'failed') return unrestored(line, 'failed')
    return answer.value ? null : unrestored(line, 'changed-since')
  }
  const answer = await api.restore({ place, revision, version: current })
  const isBack = answer.kind === 'done' && answer.value.kind === 'saved'
  return isBack ? null : unrestored(line, reasonOf(answer))
}

function unrestored(line: PastLine, reason: FailedLine['reason']): FailedRestore {
  return { id: line.place.id, line, reason, title: line.title }
}

/** That it is there or gone meanwhile is a change of another editor, too. */
function reasonOf(answer: Result<SaveOutcome>): FailedLine['reason'] {
  if (answer.kind === 'failed')
    return answer.code === 'document-exists' || answer.code === 'document-gone' ? 'changed-since' : 'failed'
  return answer.value.kind === 'saved' ? 'failed' : answer.value.kind
}
