import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { type CompanyDay, type CompanyExperience, type DayMark, dayStates, nearDays } from './company-day.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { longDay } from '#domain/time/day-words.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { companyDays } from './company-days.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { dayFormats } from './day-formats.view.ts'
import { MarkStrip } from './MarkStrip.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** The next days of a company: a touch on a day, a touch on a word, and it is on the site. */
export function CompanyToday({ language, texts }: Props) {
  const days = useStore(companyDays.$days)
  const [chosen, setChosen] = useState<Pick<DayMark, 'day' | 'id'> | null>(null)
  useEffect(() => void companyDays.load(), [])
  const { company } = texts
  if (days.kind === 'failed')
    return (
      <RetryPanel onRetry={() => void companyDays.load()} retry={texts.retry} text={company.daysFailed} />
    )
  if (days.kind !== 'ready') return <p role="status">{texts.loading}</p>
  const { experiences, today } = days.value
  return (
    <section aria-labelledby="studio-today" className="studio-company">
      <h2 id="studio-today">
        {company.today}, {longDay(language, today)}
      </h2>
      <p className="studio-help">{company.daysHelp}</p>
      {experiences.length === 0 && <p>{company.noExperiences}</p>}
      {experiences.map(experience => (
        <ExperienceDays
          chosen={chosen?.id === experience.id ? chosen.day : null}
          key={experience.id}
          onChoose={day => setChosen({ day, id: experience.id })}
          {...{ experience, language, texts, today }}
        />
      ))}
      <MarkStrip {...{ experiences, language, texts }} />
    </section>
  )
}

interface ExperienceProps extends Props {
  chosen: Day | null
  experience: CompanyExperience
  onChoose: (day: Day) => void
  today: Day
}

function ExperienceDays({ chosen, experience, language, onChoose, texts, today }: ExperienceProps) {
  const { days, id, isOnline, title } = experience
  const { company } = texts
  const chosenIndex = days.findIndex(({ day }) => day === chosen)
  const chosenDay = days[chosenIndex]
  const [first] = days
  const [isWhole, setWhole] = useState(false)
  const shown = days.slice(0, isWhole ? days.length : nearDays)
  // The words stand below the week that was touched, where the finger is.
  const lastOfWeek = Math.min(chosenIndex - (chosenIndex % week) + week, shown.length) - 1
  return (
    <article aria-labelledby={`studio-days-${id}`} className="studio-days">
      <h3 id={`studio-days-${id}`}>
        <a href={fragmentOf({ collection: 'experiencias', id, isNew: false })}>{title}</a>
      </h3>
      <p className="studio-help">
        {isOnline ? first && `${company.today.toLowerCase()}: ${lineOf(first, texts)}` : company.notOnline}
      </p>
      <div aria-label={company.days} className="studio-days-grid" role="group">
        {shown.map((each, index) => (
          <Fragment key={each.day}>
            <button
              aria-pressed={each.day === chosen}
              data-state={each.state}
              data-usual={each.isUsual}
              onClick={() => onChoose(each.day)}
              onKeyDown={moveWithArrows}
              tabIndex={each.day === chosen || (chosenDay === undefined && index === 0) ? 0 : -1}
              type="button"
            >
              <span>
                {each.day === today ? company.today.toLowerCase() : dayFormats(language).column(each.day)}
              </span>
              <b>{dayFormats(language).number(each.day)}</b>
              <i aria-hidden="true">{signOf(each, texts)}</i>
              <span className="visually-hidden">
                {dayFormats(language).month(each.day)}: {lineOf(each, texts)}
              </span>
            </button>
            {chosenDay && index === lastOfWeek && (
              <WordButtons day={chosenDay} key={chosen} {...{ id, language, texts, title }} />
            )}
          </Fragment>
        ))}
      </div>
      <button
        aria-expanded={isWhole}
        className="button button-quiet"
        onClick={() => setWhole(!isWhole)}
        type="button"
      >
        {isWhole ? company.nearDays : interpolate(company.allDays, { count: days.length })}
      </button>
    </article>
  )
}

interface WordProps extends Props {
  day: CompanyDay
  id: string
  title: string
}

/** A touch is sent at once: there is no button to save. */
function WordButtons({ day, id, language, texts: { company }, title }: WordProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: a browser may answer with a promise, which is no way to end an effect.
    words.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="studio-day-words" ref={words}>
      <p>{longDay(language, day.day)}</p>
      <div aria-label={`${title}, ${longDay(language, day.day)}`} role="group">
        {dayStates.map(state => (
          <button
            aria-pressed={day.state === state}
            className="button button-quiet"
            key={state}
            onClick={() => void companyDays.mark({ day: day.day, id, state })}
            type="button"
          >
            {company.states[state]}
          </button>
        ))}
      </div>
      {day.state === 'open' && day.departures.length > 1 && (
        <>
          <p>{company.oneDeparture}</p>
          <div aria-label={company.oneDeparture} role="group">
            {day.departures.map(({ hour, isFull }) => (
              <button
                aria-pressed={isFull}
                className="button button-quiet"
                key={hour}
                onClick={() =>
                  void companyDays.mark({ day: day.day, hour, id, state: isFull ? 'open' : 'sold-out' })
                }
                type="button"
              >
                {hour} {isFull && company.full}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function lineOf({ departures, hours, isUsual, state }: CompanyDay, { company }: StudioTexts): string {
  if (state !== 'open') return company.states[state].toLowerCase()
  if (!isUsual) return company.noStart
  const isFull = (hour: string) => departures.some(each => each.hour === hour && each.isFull)
  const said = hours.map(hour => (isFull(hour) ? `${hour} ${company.full}` : hour))
  return said.length > 0 ? said.join(', ') : company.states.open.toLowerCase()
}

/** A day with a full departure is half full to whoever looks at the weeks. */
function signOf({ departures, state }: CompanyDay, { company }: StudioTexts): string {
  return state === 'open' && departures.some(({ isFull }) => isFull)
    ? company.partlyFull
    : company.signs[state]
}

const week = 7

/** Arrows move by a day, and by a week up and down. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: week,
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -week
}

function moveWithArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const { currentTarget } = event
  const buttons = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? [])]
  const at = buttons.indexOf(currentTarget)
  buttons[at + step]?.focus()
}
