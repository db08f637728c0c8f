import { type Language, regionalTags } from '#domain/text/locale.ts'

const minutesPerHour = 60

/** «55 min», «1 h 5 min». */
export function durationText(minutes: number, language: Language): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(regionalTags[language], { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value
    )
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [hours > 0 ? unit(hours, 'hour') : '', rest > 0 || hours === 0 ? unit(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ')
}
