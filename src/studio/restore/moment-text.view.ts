import { regionalTags } from '#domain/text/locale.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'

/** On the clocks of Andalusia, to the second: two changes may be made in one minute. */
export function momentText(moment: string, language: StudioLanguage): string {
  const format = new Intl.DateTimeFormat(regionalTags[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Madrid'
  })
  return format.format(new Date(moment))
}
