import { changedValues, type Doubt, doubts, hasDoubt, type Plan, type PlannedLine } from './planned.ts'
import { draftMark } from '#studio/document/editing.ts'
import { readableLines } from '#studio/form/readable.ts'
import { type FieldNames, nameOfPath } from '#studio/history/field-names.view.ts'
import { useFieldNames } from '#studio/history/useFieldNames.ts'
import type {
  DocumentProblem,
  DocumentReference,
  StudioCollection
} from '#studio/document/studio-document.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { ProblemWords } from '#studio/form/ProblemWords.tsx'
import { isShown, PlanLine } from './PlanParts.tsx'

interface Props {
  collection: StudioCollection
  /** Whether they are lines of a file. */
  isNumbered: boolean
  /** Of which kind they are shown; null for all that are worth reading. */
  kind: Doubt | Plan['kind'] | null
  language: StudioLanguage
  lines: readonly PlannedLine[]
  texts: StudioTexts
}

/** More lines would not be read; the counts above say how many there are. */
const maxLines = 200
const longestValue = 120

/** Line by line what would happen: what waits first. */
export function PlannedLines({ collection, isNumbered, kind, language, lines, texts }: Props) {
  const names = useFieldNames(collection, language, texts)
  const sorted = lines
    .filter(line => (isDoubt(kind) ? hasDoubt(line, kind) : isShown(line.plan.kind, kind)))
    .toSorted((one, other) => weight(one) - weight(other))
  return (
    <>
      <ol className="studio-lines">
        {sorted.slice(0, maxLines).map(line => (
          <PlanLine
            key={line.line}
            kind={line.plan.kind}
            label={texts.bulk.lineKinds[line.plan.kind]}
            line={isNumbered ? line.line : null}
            texts={texts}
            title={line.title || line.id}
          >
            <Detail {...{ language, line, names, texts }} />
          </PlanLine>
        ))}
      </ol>
      {sorted.length > maxLines && <p>{interpolate(texts.bulk.more, { count: sorted.length - maxLines })}</p>}
    </>
  )
}

function isDoubt(kind: Props['kind']): kind is Doubt {
  return doubts.some(doubt => doubt === kind)
}

interface DetailProps extends Pick<Props, 'language' | 'texts'> {
  line: PlannedLine
  names: FieldNames
}

function Detail({ language, line: { before, plan, problems = [] }, names, texts }: DetailProps) {
  if (plan.kind === 'same') return null
  if (plan.kind === 'delete') return <References references={plan.references} texts={texts} />
  const labelOf = (path: string) => nameOfPath(path, names)
  if (plan.kind === 'blocked')
    return <Problems labelOf={labelOf} problems={plan.problems} {...{ language, texts }} />
  const wordsOf = (value: unknown) => short(readableLines(value, names.ofPart, language).join(' · '))
  // Every new line goes in as a draft: its heading says so.
  const values = changedValues(before, plan.patch).filter(
    ({ path }) => plan.kind !== 'create' || path !== draftMark
  )
  return (
    <>
      <Problems labelOf={labelOf} {...{ language, problems, texts }} />
      <dl>
        {values.map(({ after, before: old, path }) => (
          <div key={path}>
            <dt>{labelOf(path)}</dt>
            <dd>
              {old !== undefined && <del>{wordsOf(old)}</del>} <ins>{wordsOf(after) || texts.empty}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface ReferencesProps {
  references: readonly DocumentReference[]
  texts: StudioTexts
}

/** Names the documents that link to one that goes. */
function References({ references, texts }: ReferencesProps) {
  if (references.length === 0) return null
  return (
    <>
      <p>{texts.deletion.references}</p>
      <ul>
        {references.map(({ collection, id, title }) => (
          <li key={`${collection}/${id}`}>
            {title || id} ({nameOf(collection, texts)})
          </li>
        ))}
      </ul>
    </>
  )
}

function nameOf(collection: string, texts: StudioTexts): string {
  const names: Partial<Record<string, string>> = texts.collections
  return names[collection] ?? collection
}

interface ProblemsProps extends Pick<Props, 'language' | 'texts'> {
  labelOf: (path: string) => string
  problems: readonly DocumentProblem[]
}

/** Lists the problems of a line, each with the value as the file has it. */
function Problems({ labelOf, language, problems, texts }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map(({ expected, field, problem, value }) => (
        <li key={`${field} ${problem}`}>
          <b>{labelOf(field)}</b>: <ProblemWords language={language} text={problem} />
          {value !== '' && ` (${short(value)})`}. {texts.expected}{' '}
          <ProblemWords language={language} text={expected} />
        </li>
      ))}
    </ul>
  )
}

function short(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

function weight({ plan, problems = [] }: PlannedLine): number {
  if (plan.kind === 'blocked' || (plan.kind === 'delete' && plan.references.length > 0)) return 0
  return plan.kind === 'newer' ? 1 : problems.length > 0 ? 2 : 3
}
