import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Days } from '#domain/booking/days-html.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import type { Language } from '#domain/text/locale.ts'
import { showWhen } from '#stores/visit/show-when.ts'
import { MonthFields } from './MonthFields.tsx'
import type { WhenTexts } from './visit-labels.ts'
import './when.css'
import { visitKeys } from '#domain/visit/visit-keys.ts'

interface Props {
  /** Null as the server draws it: only the browser knows which day it is. */
  drawn: (Days & { start: number | null }) | null
  /** Whether some day has hours: their place is kept. */
  hasHours: boolean
  language: Language
  onDay: (day: Day) => void
  onHour: (start: number) => void
  /** For the script that draws the days before this wakes: today is chosen where nothing was said. */
  startsToday?: boolean
  texts: WhenTexts
  /** As `writeTimetable` writes it, for the script that draws the days before this wakes. */
  timetable: string
}

/** Asks for the day and the hour: two weeks at a glance with their closed days, a month for later ones, and the departures of the chosen day. Until a script has drawn them the day is a plain field. */
export function WhenFields(props: Props) {
  const { drawn, hasHours, language, onDay, onHour, startsToday = false, texts, timetable } = props
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (place.current && drawn) showWhen(place.current, drawn.html, { day: drawn.day, hour: drawn.start })
  })
  useTicks(place, onDay, onHour)
  return (
    <div className="when" data-starts-today={startsToday || undefined} data-when={timetable} ref={place}>
      <Filled className="months" />
      <Filled className="strip" html={import.meta.env.SSR ? plainDay(texts) : ''} label={texts.day} />
      <div className="when-foot">
        {hasHours && <Filled className="hours" label={texts.hour} />}
        <button
          aria-expanded={isOpen}
          className="other-day"
          data-held=""
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {texts.otherDay}
        </button>
      </div>
      {isOpen && drawn && (
        <MonthFields
          {...{ language, texts }}
          day={drawn.day}
          isOpen={drawn.isOpen}
          today={drawn.now.day}
          onChoose={day => {
            onDay(day)
            setOpen(false)
            place.current?.querySelector<HTMLElement>('.other-day')?.focus()
          }}
        />
      )}
    </div>
  )
}

interface FilledProps {
  className: string
  html?: string
  label?: string
}

/** A place that a script fills: the choices of a group with a label, or a text. React leaves what stands in an element with its own HTML as it is: the sleeping page may have drawn the days there. */
function Filled({ className, html = '', label }: FilledProps): ReactNode {
  const group = label === undefined ? {} : { 'aria-label': label, role: 'radiogroup' }
  return (
    <div
      className={className}
      {...group}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}

/** Choices that React has not drawn tell it nothing: they are listened to where they stand. */
function useTicks(
  place: { current: HTMLElement | null },
  onDay: Props['onDay'],
  onHour: Props['onHour']
): void {
  useEffect(() => {
    const { current } = place
    const tell = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      if (target.name === 'day') onDay(target.value)
      if (target.name === 'hour') onHour(Number(target.value))
    }
    current?.addEventListener('change', tell)
    return () => current?.removeEventListener('change', tell)
  }, [place, onDay, onHour])
}

/** The field for a day as the server draws it, in the place of the strip. Where a form has no button of its own, one sends it. */
function plainDay({ choose, day }: WhenTexts): string {
  const button = choose === undefined ? '' : `<button>${choose}</button>`
  return `<label>${day} <input type="date" name="${visitKeys.day}"></label>${button}`
}
