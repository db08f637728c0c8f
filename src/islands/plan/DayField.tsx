import { useState } from 'react'

import type { DayOffer } from '#domain/booking/offered-days.ts'
import { whenIn } from '#domain/booking/when-html.ts'
import type { Language } from '#domain/text/locale.ts'
import { clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { WhenFields } from '#islands/visit/WhenFields.tsx'

import type { WhenTexts } from '#islands/visit/visit-labels.ts'

interface Props {
  day: Day | null
  /** Where the days begin while none is chosen; null for the first day that is offered. */
  from: Day | null
  label: string
  language: Language
  offer: DayOffer
  onDay: (day: Day) => void
  texts: Omit<WhenTexts, 'day'>
}

/** Asks for a day as the booking box does. A plan chooses no hour: the order of its stops does. */
export function DayField({ day, from, label, language, offer, onDay, texts }: Props) {
  const [now] = useState(() => clockInAndalusia(new Date()))
  const { html, isOpen } = whenIn(offer, { language, now, visitDay: day ?? from })
  return (
    <WhenFields
      drawn={{ day, html, isOpen, now, start: null }}
      hasHours={false}
      language={language}
      onDay={onDay}
      onHour={chooseNoHour}
      texts={{ ...texts, day: label }}
      timetable=""
    />
  )
}

function chooseNoHour(): void {}
