import type { DayStart } from '#domain/booking/chosen-day.ts'
import { hoursOf } from '#domain/catalogue/next-starts.ts'

interface Props {
  label: string
  onChoose: (start: number) => void
  /** The start that is meant, in minutes. */
  start: number | null
  starts: readonly DayStart[]
}

/** The starts of a day, where there are several. One that is over can be read, and not be chosen. */
export function HourChoice({ label, onChoose, start, starts }: Props) {
  if (starts.length < 2) return null
  return (
    <fieldset className="hour-choice">
      <legend>{label}</legend>
      {starts.map(each => (
        <label key={each.first}>
          <input
            checked={each.first === start}
            disabled={each.isOver || each.first !== each.last}
            name="hour"
            onChange={() => onChoose(each.first)}
            type="radio"
          />
          <span>{hoursOf(each)}</span>
        </label>
      ))}
    </fieldset>
  )
}
