import { type KeyboardEvent, useState } from 'react'

import { type IsOpen, monthOf } from '#domain/booking/strip.ts'
import { type Day, monthsLater, weekdayOf } from '#domain/time/calendar-day.ts'
import { monthText, nearDay, weekdayText } from '#domain/time/day-words.ts'
import type { Language } from '#domain/text/locale.ts'

import type { WhenTexts } from './visit-labels.ts'

interface Props {
  day: Day | null
  isOpen: IsOpen
  language: Language
  onChoose: (day: Day) => void
  texts: WhenTexts
  today: Day
}

/** Days later than in a year have no timetable yet. */
const monthsAhead = 12

/** Days to the one that an arrow leads to. */
const steps: Partial<Record<string, number>> = { ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7 }

/** One month with its closed days, to choose a day that the strip does not reach. Arrows go from day to day. */
export function MonthFields({ day, isOpen, language, onChoose, texts, today }: Props) {
  const current = monthsLater(today, 0)
  const [month, setMonth] = useState(monthsLater(day ?? today, 0))
  const days = monthOf(month, isOpen)
  const turn = (by: number) => setMonth(monthsLater(month, by))
  return (
    <div aria-label={texts.otherDay} className="month" role="group">
      <p className="month-head">
        <button
          aria-disabled={month <= current}
          aria-label={texts.previousMonth}
          onClick={() => month > current && turn(-1)}
          type="button"
        >
          <span aria-hidden="true">‹</span>
        </button>
        <strong aria-live="polite">{monthText(language, month)}</strong>
        <button
          aria-disabled={month >= monthsLater(current, monthsAhead)}
          aria-label={texts.nextMonth}
          onClick={() => month < monthsLater(current, monthsAhead) && turn(1)}
          type="button"
        >
          <span aria-hidden="true">›</span>
        </button>
      </p>
      <div className="month-days" onKeyDown={goToDay} role="presentation">
        {days.slice(0, 7).map((_, index) => {
          // 1 January 2024 was a Monday: its week gives the names.
          const weekday = `2024-01-0${index + 1}`
          return (
            <small aria-hidden="true" key={weekday}>
              {weekdayText(language, weekday)}
            </small>
          )
        })}
        {days.map(each => (
          <button
            aria-label={nearDay(language, each.day, today)}
            aria-pressed={each.day === day}
            disabled={!each.isOpen}
            key={each.day}
            onClick={() => onChoose(each.day)}
            style={each.day === month ? { gridColumnStart: weekdayOf(month) } : undefined}
            type="button"
          >
            {Number(each.day.slice(-2))}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Closed days are passed over. */
function goToDay(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const days = [...event.currentTarget.querySelectorAll('button')]
  let index = days.findIndex(day => day === document.activeElement)
  do index += step
  while (days[index]?.disabled)
  days[index]?.focus()
}
