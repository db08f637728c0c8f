import type { CardView, RowView, StartsView } from '#domain/listing/cards/card-view.ts'
import type { EmbedCard as Embedded } from '#domain/embed/embed-file.ts'
import { cardAnchor } from '#domain/place/listing-map.ts'

import { EmbedCard } from './EmbedCard.tsx'
import { type Mention, MentionRow } from './MentionRow.tsx'
import { NextStarts } from './NextStarts.tsx'
import { Poster } from './Poster.tsx'
import { Price, priceFact } from './Price.tsx'
import { Foreign, joined, Name, Row } from './row-parts.tsx'
import { SeenRow } from './SeenRow.tsx'

type Level = 2 | 3

/** Which row of an experience is drawn, with what only this kind of row has. */
type Props = { isFirst?: boolean } & (
  | {
      kind: 'card'
      /** Whether the page leads to the card. */
      isAnchor?: boolean
      level: Level
      starts: StartsView | null
      view: CardView
    }
  /** A poster on a wall: its start and its price above its name. */
  | { kind: 'poster'; askTimes: string; level: Level; note: string | null; starts: StartsView; view: RowView }
  /** A poster on the wall of the home page. */
  | { kind: 'wall'; isHidden: boolean; start: { hours: string; isFixed: boolean }; view: RowView }
  /** An experience of a day: a row on a phone, a poster on the wall of a wide screen. */
  | { kind: 'today'; facts: TodayFacts; hours: string[]; view: RowView }
  | { kind: 'agenda'; date: EventDate; isLarge: boolean; places: string[]; view: RowView }
  /** An event below the day on which it takes place. */
  | { kind: 'event'; date: Pick<EventDate, 'start' | 'time'>; places: string[]; view: RowView }
  /** A recommendation of a partner. */
  | { kind: 'tip'; quote: string; starts: StartsView; view: RowView }
  /** A row of the experiences seen on this device: its poster and name stay true. */
  | { kind: 'seen'; view: RowView }
  /** A line of text with the name, where another one is offered instead. */
  | ({ kind: 'mention' } & Mention)
  /** On the pages of others. */
  | { card: Embedded; kind: 'embed'; rel: string; target?: '_top' }
)

type PropsOf<Kind extends Props['kind']> = Extract<Props, { kind: Kind }>

interface EventDate {
  day: string
  dayOfMonth: number
  longDay: string
  month: string
  /** The moment, for programs. */
  start: string
  time: string
  weekday: string
}

interface TodayFacts {
  /** Room is kept for the weather, which needs the duration and where it takes place. */
  hasWeather: boolean
  minutes: number | null
  position: string | null
  setting: string
  /** All starts, as `writeStarts` writes them. */
  starts: string
}

/** The one card of an experience. The build draws it as HTML that never hydrates; the list of a filter draws it in the browser. */
export function ExperienceCard(props: Props) {
  switch (props.kind) {
    case 'card':
      return <ListCard {...props} />
    case 'poster':
      return <StartPoster {...props} />
    case 'wall':
      return <WallPoster {...props} />
    case 'today':
      return <TodayRow {...props} />
    case 'agenda':
      return <AgendaEvent {...props} />
    case 'event':
      return <EventRow {...props} />
    case 'tip':
      return <Tip {...props} />
    case 'seen':
      return <SeenRow {...props} />
    case 'mention':
      return <MentionRow {...props} />
    case 'embed':
    default:
      return <EmbedCard {...props} />
  }
}

function ListCard({ isAnchor = false, isFirst, level, starts, view }: PropsOf<'card'>) {
  const { duration, featured, hiddenFor, picture, price, slug, tagline, town } = view
  const facts = joined([town, duration])
  const isFurther = Boolean(featured || facts)
  return (
    <li
      data-hidden-for={hiddenFor || undefined}
      data-slug={slug}
      id={isAnchor ? cardAnchor(slug) : undefined}
    >
      <article className="card">
        <Poster isFirst={isFirst} view={picture} />
        <Badges view={view} />
        <div className="words">
          <Name level={level} view={view} />
          {tagline && (
            <p className="tagline">
              <Foreign text={tagline} />
            </p>
          )}
          <p className="facts">
            <span>
              {featured && <span className="featured">{featured}</span>}
              {featured && facts ? ` · ${facts} ` : facts && `${facts} `}
            </span>
            {starts && (
              <NextStarts
                className={isFurther ? 'hours further' : 'hours'}
                shown={starts}
                isTogether
                prefix={isFurther ? '· ' : ''}
              />
            )}
          </p>
          <Price price={price} shape="lines" />
        </div>
        <save-button data-slug={slug}></save-button>
      </article>
    </li>
  )
}

/** Badges by rank. `showCardStarts` adds whether it begins today and can still be cancelled. */
function Badges({ view: { badges } }: { view: CardView }) {
  return (
    <p className="badges">
      {badges.map(badge => (
        <span
          className="badge"
          data-badge={badge.kind === 'mode' ? undefined : badge.kind}
          data-hours={badge.kind === 'cancel' ? badge.hours : undefined}
          data-icon-in={badge.kind === 'mode' ? badge.mode : undefined}
          data-today={badge.kind === 'today' ? badge.today : undefined}
          hidden={badge.isHidden}
          key={badge.text}
        >
          {badge.text}
        </span>
      ))}
    </p>
  )
}

function StartPoster({ askTimes, isFirst, level, note, starts, view }: PropsOf<'poster'>) {
  const { featured, picture, price, town } = view
  return (
    <Row className="whole-link" view={view}>
      <Poster isFirst={isFirst} view={picture} />
      <div className="text">
        {note !== null && <p className="note">{note}</p>}
        <p className="line">
          <NextStarts className="start" otherwise={askTimes} shown={starts} />{' '}
          <Price price={price} shape="headline" />
        </p>
        <Name level={level} view={view} />
        <p className="place">{joined([featured, town, priceFact(price, 'others')])}</p>
      </div>
    </Row>
  )
}

function WallPoster({ isHidden, start: { hours, isFixed }, view }: PropsOf<'wall'>) {
  const { featured, picture, price, town } = view
  return (
    <Row className="whole-link" isHidden={isHidden} view={view}>
      <Poster view={picture} />
      <p className="start">
        {isFixed ? <time dateTime={hours}>{hours}</time> : <span>{hours}</span>}{' '}
        <Price price={price} shape="headline" />
      </p>
      <Name level={3} view={view} />
      <p className="place">{joined([featured, town, featured ? '' : priceFact(price, 'others')])}</p>
    </Row>
  )
}

function TodayRow({ facts, hours, view }: PropsOf<'today'>) {
  const { duration, featured, picture, price, town } = view
  const { hasWeather, minutes, position, setting, starts } = facts
  return (
    <Row
      data={{
        'data-minutes': hasWeather ? minutes : undefined,
        'data-position': position,
        'data-setting': hasWeather ? setting : undefined,
        'data-starts': starts
      }}
      view={view}
    >
      <Poster view={picture} />
      <div className="text">
        <p className="line">
          <span className="hours" data-start={hours.join('|')}>
            {hours.join(', ')}
          </span>{' '}
          <Price price={price} shape="headline" />
        </p>
        <Name level={4} view={view} />
        <p className="facts">
          {`${joined([featured, town, duration, priceFact(price, 'others')])} `}
          <span data-distance=""></span>
        </p>
        {hasWeather && <div data-weather=""></div>}
      </div>
    </Row>
  )
}

function AgendaEvent({ date, isFirst, isLarge, places, view }: PropsOf<'agenda'>) {
  const { picture, price, tagline } = view
  return (
    <Row className={isLarge ? 'event large whole-link' : 'event whole-link'} view={view}>
      <Poster isFirst={isFirst} view={picture} />
      <div className="text">
        <p className="day">
          <time dateTime={date.day}>
            <span className="visually-hidden">{date.longDay}</span>
            <span aria-hidden="true" className="numeral">
              {date.dayOfMonth}
            </span>
            <span aria-hidden="true" className="names">
              <span>{date.weekday}</span>
              <span>{date.month}</span>
            </span>
          </time>
        </p>
        <Name level={3} view={view} />
        <p className="facts">{joined([...places, priceFact(price, 'others')])}</p>
        {isLarge && tagline && (
          <p className="tagline">
            <Foreign text={tagline} />
          </p>
        )}
        <p className="line">
          <time className="hour" dateTime={date.start}>
            {date.time}
          </time>{' '}
          <Price price={price} shape="headline" />
        </p>
      </div>
    </Row>
  )
}

function EventRow({ date, isFirst, places, view }: PropsOf<'event'>) {
  const { href, name, picture, price } = view
  return (
    <Row view={view}>
      <Poster isFirst={isFirst} view={picture} />
      <time dateTime={date.start}>{date.time}</time>{' '}
      <span>
        <a href={href}>
          <Foreign text={name} />
        </a>{' '}
        <span className="soft">{joined([...places, priceFact(price, 'both')])}</span>
      </span>
    </Row>
  )
}

function Tip({ quote, starts, view }: PropsOf<'tip'>) {
  const { featured, picture, price } = view
  return (
    <Row className="whole-link" view={view}>
      <Poster view={picture} />
      <div>
        <Name level={3} view={view} />
        {quote && <p className="tip">{quote}</p>}
        <p className="facts">
          {starts.starts.length > 0 ? (
            <>
              {featured && `${featured} · `}
              <NextStarts shown={starts} />
              {` · ${priceFact(price, 'headline')}`}
            </>
          ) : (
            joined([featured, priceFact(price, 'headline')])
          )}
        </p>
      </div>
    </Row>
  )
}
