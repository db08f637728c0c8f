import { applyPatch } from '#studio/document/patch.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { draftMark } from '#studio/document/editing.ts'
import { titleOf } from '#studio/form/values.ts'
import type { DocumentProblem } from '#studio/document/studio-document.ts'
import { isUsableId } from '#studio/shell/studio-place.ts'

import { type Judge, type Plan, planOf, type PlannedLine, type WholeDocument } from './planned.ts'
import { type FileDocument, fieldsWith } from './table.ts'

/** Plans each line of a file. An id is written once: of two lines with the same id the second waits. */
export function planImport(
  lines: readonly FileDocument[],
  existing: ReadonlyMap<string, WholeDocument>,
  { judge, storable }: { judge: Judge; storable: (fields: object) => DocumentFields | null }
): PlannedLine[] {
  const seen = new Set<string>()
  return lines.map(said => {
    const known = existing.get(said.id)
    const isTwice = seen.has(said.id)
    seen.add(said.id)
    const wanted = storable(fieldsWith(known?.fields ?? { [draftMark]: true }, said))
    const plan = lineProblem(said, known, isTwice, wanted) ?? planned(said, known, wanted ?? {}, judge)
    return {
      before: known?.fields ?? {},
      id: said.id,
      line: said.line,
      plan,
      problems: 'patch' in plan ? judge(said.id, applyPatch(known?.fields ?? {}, plan.patch)) : [],
      revision: known?.revision ?? null,
      title: titleOf(wanted ?? known?.fields ?? {}) ?? said.id
    }
  })
}

function planned(
  { id, revision }: FileDocument,
  known: WholeDocument | undefined,
  wanted: DocumentFields,
  judge: Judge
): Plan {
  if (known === undefined) {
    // A new document begins as a draft: it is not public before it is ready.
    const draft = applyPatch(wanted, { changed: { [draftMark]: true }, removed: [] })
    return { kind: 'create', patch: { changed: draft, removed: [] } }
  }
  const plan = planOf({ fields: known.fields, id }, wanted, judge)
  const isNewer = plan.kind === 'change' && revision !== null && revision !== known.revision
  return isNewer ? { ...plan, kind: 'newer' } : plan
}

function lineProblem(
  { id }: FileDocument,
  known: WholeDocument | undefined,
  isTwice: boolean,
  wanted: DocumentFields | null
): Plan | null {
  if (isTwice) return blocked(id, 'está dos veces en el archivo', 'una línea por documento')
  if (known === undefined && !isUsableId(id))
    return blocked(id, 'no es el id de ningún documento', 'minúsculas, cifras y guiones')
  if (wanted === null) return blocked(id, 'tiene algo que no se puede guardar', 'valores como los exportados')
  return null
}

/** In Spanish, as all words of the contract. */
function blocked(id: string, problem: string, expected: string): Plan {
  const found: DocumentProblem = {
    expected,
    field: 'id',
    isBlocking: true,
    problem,
    value: JSON.stringify(id)
  }
  return { kind: 'blocked', problems: [found] }
}
