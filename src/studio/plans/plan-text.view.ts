import type { FormSection } from '#domain/data/field-form.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { momentFormat } from '#studio/shell/moment-format.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { Plan } from './plan.ts'

/** When a plan is carried out and who said so, or why it was not. */
export function planText(
  { author, action, failure, fields, moment }: Plan,
  form: readonly FormSection[],
  language: StudioLanguage,
  { plan: words }: Pick<StudioTexts, 'plan'>
): string {
  const at = momentFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(moment))
  const told = { fields: namesOf(failure?.fields ?? fields, form, language), moment: at }
  if (failure !== null) {
    const { reason } = failure
    if (action === 'change') return interpolate(words.changeFailed[reason], told)
    // Only a change can clash, or find its page offline.
    return interpolate(words.failed[reason === 'clash' || reason === 'withdrawn' ? 'failed' : reason], told)
  }
  const by = interpolate(words.by, { name: author.name ?? author.uid })
  return `${interpolate(words.planned[action], told)} ${by}`
}

/** Fields as the form calls them, each once. */
function namesOf(paths: readonly string[], form: readonly FormSection[], language: StudioLanguage): string {
  const labels = new Map(
    form.flatMap(({ fields }) => fields.map(({ label, name }) => [name, label[language]]))
  )
  const names = new Set(paths.map(path => path.split('.')[0] ?? path))
  return [...names].map(name => labels.get(name) ?? name).join(', ')
}
