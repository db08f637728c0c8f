import { dayOfYearIn, daysBefore, daysOf, months, storedDayOfYear } from './season-days.ts'
import type { Speech } from '#studio/form/field-props.view.ts'

import { monthName } from './season-name.view.ts'

interface Props {
  id: string
  /** The contract has something to say: what is no day is marked. */
  isMarked: boolean
  label: string
  onChange: (day: string) => void
  /** Where the contract says it. */
  problemId: string
  speech: Speech
  value: unknown
}

/** A day and a month, without a year. */
export function DayOfYearField({ id, isMarked, label, onChange, problemId, speech, value }: Props) {
  const { week: texts } = speech.texts
  const written = dayOfYearIn(value) ?? { day: '', month: '' }
  const invalid = (isMarked && daysBefore(value) === null) || undefined
  const parts = [
    { name: texts.day, options: daysOf(written.month).map(day => [day, String(Number(day))]), part: 'day' },
    {
      name: texts.month,
      options: months.map(month => [month, monthName(month, speech.language)]),
      part: 'month'
    }
  ] as const
  return (
    <span aria-label={label} className="studio-day-of-year" role="group">
      <span aria-hidden="true">{label}</span>
      {parts.map(({ name, options, part }) => (
        <select
          aria-describedby={problemId}
          aria-invalid={invalid}
          aria-label={`${label}: ${name}`}
          className="field"
          id={`${id}-${part}`}
          key={part}
          onChange={({ currentTarget }) =>
            onChange(storedDayOfYear({ ...written, [part]: currentTarget.value }))
          }
          value={written[part]}
        >
          <option value="">{name}</option>
          {options.map(([stored, shown]) => (
            <option key={stored} value={stored}>
              {shown}
            </option>
          ))}
        </select>
      ))}
    </span>
  )
}
