import { useState } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import type { MeetingEntry } from '#domain/plan/meeting/meeting-entry.ts'
import type { Meeting } from '#domain/plan/meeting/meeting.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { type Language, languageOf, type Locale } from '#domain/text/locale.ts'
import { maps } from '#settings.ts'
import { shareAsText } from '#stores/site/share.ts'

import { SpotMap } from '#islands/place/SpotMap.tsx'
import { DayField } from '#islands/plan/DayField.tsx'
import { QrCode } from '#islands/booking/QrCode.tsx'
import type { MeetingLabels } from './meeting-labels.ts'
import { meetingText, type MeetingWords, meetingWords } from './meeting-words.ts'
import { SpotDrawing } from './SpotDrawing.tsx'

interface Props {
  entries: ReadonlyMap<string, PlanEntry>
  entry: PlanEntry
  entryOfMeeting: MeetingEntry
  labels: MeetingLabels
  locale: Locale
  meeting: Meeting
  onDay: (day: string | null) => void
}

const codeSize = 112

/** One card to take along: where, when, what to bring, whom to call, until when it can be cancelled, and the code of the page. */
export function MeetingCard({ entries, entry, entryOfMeeting, labels, locale, meeting, onDay }: Props) {
  const url = location.origin + pathIn(locale, routes.experience(entry.slug))
  const language = languageOf(locale)
  const [now] = useState(() => new Date())
  const words = meetingWords({ entry, entryOfMeeting, labels, language, meeting, now, url })
  const share = () =>
    void shareAsText({
      copied: labels.copied,
      failed: labels.copyFailed,
      text: meetingText(words, labels),
      title: entry.name.text
    })
  return (
    <article className="meeting">
      <header>
        <div>
          <h2 lang={entry.name.language ?? undefined}>{words.name}</h2>
          {words.party && <p>{words.party}</p>}
        </div>
        <img alt="" height={300} src={entry.picture} width={400} />
      </header>
      <Times {...{ entry, labels, language, onDay, words }} day={meeting.day} />
      <Around {...{ entries, entry, labels, language }} name={words.name} />
      <Where {...{ entry, labels, words }} lang={entryOfMeeting.where.language ?? undefined} />
      <div className="meeting-two">
        <Lists {...{ labels, words }} />
        <Call {...{ labels, words }} phone={entryOfMeeting.phone} />
      </div>
      <footer>
        <QrCode className="code" label={labels.open} size={codeSize} text={url} />
        <div>
          <h3>
            <a href={pathIn(locale, routes.experience(entry.slug))}>{labels.open}</a>
          </h3>
          <p className="soft">
            {url}
            <br />
            {labels.notTicket}
          </p>
        </div>
      </footer>
      <div className="meeting-actions">
        <button className="button" onClick={() => print()} type="button">
          {labels.print}
        </button>
        <button className="button button-quiet" onClick={share} type="button">
          {labels.share}
        </button>
      </div>
    </article>
  )
}

interface AroundProps extends Pick<Props, 'entries' | 'entry' | 'labels'> {
  language: Language
  name: string
}

/** The spot at walking scale: drawn, and with streets for those who ask for them. */
function Around({ entries, entry, labels, language, name }: AroundProps) {
  return (
    <div>
      <SpotDrawing {...{ entries, entry }} label={interpolate(labels.map, { name })} walk={labels.walk} />
      {entry.position && (
        <div className="meeting-streets">
          <SpotMap {...{ language, name }} position={entry.position} texts={labels.streets} />
        </div>
      )}
    </div>
  )
}

interface PartProps {
  labels: MeetingLabels
  words: MeetingWords
}

interface TimesProps extends PartProps, Pick<Props, 'entry' | 'onDay'> {
  day: string | null
  language: Language
}

function Times({ day, entry, labels, language, onDay, words }: TimesProps) {
  return (
    <dl className="meeting-when">
      <div className="meeting-day">
        <dt>{labels.day}</dt>
        <dd>
          {words.day && <strong>{words.day}</strong>}
          <DayField
            {...{ day, language, onDay }}
            from={null}
            label={labels.day}
            offer={{ daysOff: [], timetable: entry }}
            texts={labels.when}
          />
        </dd>
      </div>
      {words.times.map(({ label, note, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            <small>{note}</small>
          </dd>
        </div>
      ))}
      {words.timeNote && (
        <div>
          <dt>{labels.hours}</dt>
          <dd>{words.timeNote}</dd>
        </div>
      )}
    </dl>
  )
}

function Where({ entry, labels, lang, words }: PartProps & { entry: PlanEntry; lang: string | undefined }) {
  return (
    <section>
      <h3>{labels.where}</h3>
      {words.where && (
        <p className="meeting-where" lang={lang}>
          {words.where}
        </p>
      )}
      <p className="soft">{[words.coordinates, words.address].filter(Boolean).join(' · ')}</p>
      {entry.position && (
        <p className="meeting-directions">
          <a href={interpolate(maps.directions, { ...entry.position })} rel="noopener nofollow">
            {labels.directions}
          </a>
        </p>
      )}
    </section>
  )
}

function Lists({ labels, words }: PartProps) {
  const lists = [
    { heading: labels.bring, lines: words.bring },
    { heading: labels.included, lines: words.included }
  ].filter(({ lines }) => lines.length > 0)
  return (
    <section>
      {lists.map(({ heading, lines }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Call({ labels, phone, words }: PartProps & { phone: string | null }) {
  return (
    <section>
      <h3>{labels.call}</h3>
      {phone !== null && (
        <p>
          <a className="meeting-phone" href={`tel:${phone}`}>
            {words.phone}
          </a>
        </p>
      )}
      <p>{words.company}</p>
      {words.deadline && (
        <p>
          <strong>{words.deadline}</strong>
        </p>
      )}
    </section>
  )
}
