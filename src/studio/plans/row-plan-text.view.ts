import { interpolate } from '#domain/text/interpolate.ts'
import type { RowPlan } from '#studio/document/studio-document.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { momentFormat } from '#studio/shell/moment-format.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

/** On the clocks of Andalusia, wherever the reader is: what is planned for a document, in few words. */
export function rowPlanText(
  { action, hasFailed, moment }: RowPlan,
  language: StudioLanguage,
  { plan }: Pick<StudioTexts, 'plan'>
): string {
  if (hasFailed) return plan.rowFailed
  const format = momentFormat(language, { dateStyle: 'short', timeStyle: 'short' })
  return interpolate(plan.row[action], { moment: format.format(new Date(moment)) })
}
