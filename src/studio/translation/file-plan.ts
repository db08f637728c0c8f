import type { Language } from '#domain/text/locale.ts'

import type { DocumentTexts, Translation } from './document-texts.ts'
import type { FileText } from './file.ts'
import { translationOf } from './unsent-translation.ts'

/** Why a line of a file waits. */
type TextObstacle = 'invalid' | 'original' | 'twice' | 'unknown'

/** Planned effect of a file's line. */
type TextPlan =
  | { kind: 'change'; translation: Translation }
  | { kind: 'same' }
  /** It was translated since the file was made. */
  | { kind: 'newer'; translation: Translation }
  | { kind: 'blocked'; obstacle: TextObstacle; problem: string | null }

export const textPlanKinds = ['change', 'same', 'newer', 'blocked'] as const

export interface PlannedText {
  line: number
  id: string
  path: string
  title: string
  plan: TextPlan
}

/** The contract's objection to a text; null when there is none. */
type JudgeText = (path: string, text: string) => string | null

/** Plans each line of a file, in its order. Nothing is written before the editor has read the plan. */
export function planTexts(
  lines: readonly FileText[],
  documents: readonly DocumentTexts[],
  language: Language,
  judge: JudgeText
): PlannedText[] {
  const known = new Map(documents.map(document => [document.id, document]))
  const seen = new Set<string>()
  return lines.map(line => {
    const document = known.get(line.id)
    const name = `${line.id} ${line.path}`
    const isTwice = seen.has(name)
    seen.add(name)
    return {
      id: line.id,
      line: line.line,
      path: line.path,
      plan: isTwice ? blocked('twice') : planOf(line, document, language, judge),
      title: document?.title ?? line.id
    }
  })
}

function planOf(
  line: FileText,
  document: DocumentTexts | undefined,
  language: Language,
  judge: JudgeText
): TextPlan {
  const text = document?.texts.find(({ path }) => path === line.path)
  if (text === undefined) return blocked('unknown')
  const written = sameLines(line.text).trim()
  const translation = translationOf(text, { language, text: written })
  if (written === '' || written === sameLines(translation.before).trim()) return { kind: 'same' }
  if (translation.original === null || sameLines(translation.original) !== sameLines(line.original))
    return blocked('original')
  const problem = judge(line.path, written)
  if (problem !== null) return blocked('invalid', problem)
  const isNewer = sameLines(translation.before) !== sameLines(line.before)
  return { kind: isNewer ? 'newer' : 'change', translation }
}

function blocked(obstacle: TextObstacle, problem: string | null = null): TextPlan {
  return { kind: 'blocked', obstacle, problem }
}

/** Spreadsheets end lines in their own way. */
function sameLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** How many lines there are of each kind. */
export function countTextPlans(lines: readonly PlannedText[]): Record<TextPlan['kind'], number> {
  const counts = { blocked: 0, change: 0, newer: 0, same: 0 }
  for (const { plan } of lines) counts[plan.kind] += 1
  return counts
}
