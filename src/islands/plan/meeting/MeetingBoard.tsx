import { useEffect, useState } from 'react'

import { useStore } from '#islands/ui/useStore.ts'

import { decodeMeeting, encodeMeeting, type Meeting } from '#domain/plan/meeting/meeting.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { EmptyState } from './EmptyState.tsx'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { planPage } from '#stores/plan/plan-page.ts'
import { visitorVisit } from '#stores/visit/visit.ts'

import { MeetingCard } from './MeetingCard.tsx'
import type { MeetingLabels } from './meeting-labels.ts'

interface Props {
  /** The address of the picture for a card that cannot be shown. */
  emptyPicture: string
  labels: MeetingLabels
  listingHref: string
  locale: Locale
}

/** The card of the experience that the address names. Nothing of it is on a server. */
export default function MeetingBoard({ emptyPicture, labels, listingHref, locale }: Props) {
  const entries = useStore(planPage.$entries)
  const meetings = useStore(planPage.$meetings)
  const [meeting, setMeeting] = useState<Meeting | null | 'unread'>('unread')
  useEffect(() => {
    const read = () => setMeeting(onVisitDay(decodeMeeting(location.hash.slice(1))))
    const load = () => {
      void planPage.load(languageOf(locale))
      void planPage.loadMeetings(languageOf(locale))
    }
    read()
    load()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [locale])
  if (meeting === null) return <NoCard {...{ emptyPicture, labels, listingHref }} text={labels.broken} />
  if (entries.kind === 'failed' || meetings.kind === 'failed') {
    const again = () => {
      void planPage.load(languageOf(locale))
      void planPage.loadMeetings(languageOf(locale))
    }
    return <RetryPanel onRetry={again} retry={labels.retry} text={labels.failed} />
  }
  if (meeting === 'unread' || entries.kind !== 'ready' || meetings.kind !== 'ready') {
    return <p aria-live="polite">{labels.loading}</p>
  }
  const [entry, entryOfMeeting] = [entries.value.get(meeting.slug), meetings.value.get(meeting.slug)]
  if (entry === undefined || entryOfMeeting === undefined) {
    return <NoCard {...{ emptyPicture, labels, listingHref }} text={labels.gone} />
  }
  const onDay = (day: string | null) => {
    const next = { ...meeting, day, start: null }
    history.replaceState(history.state, '', `${location.pathname}#${encodeMeeting(next)}`)
    setMeeting(next)
  }
  return (
    <MeetingCard {...{ entry, entryOfMeeting, labels, locale, meeting, onDay }} entries={entries.value} />
  )
}

/** Where the address names no day, the card takes the day of the visit. */
function onVisitDay(meeting: Meeting | null): Meeting | null {
  return meeting && { ...meeting, day: meeting.day ?? visitorVisit().$visit.get().day }
}

interface NoCardProps extends Pick<Props, 'emptyPicture' | 'labels' | 'listingHref'> {
  text: string
}

function NoCard({ emptyPicture, labels, listingHref, text }: NoCardProps) {
  return <EmptyState browse={labels.browse} isAlert picture={emptyPicture} {...{ listingHref, text }} />
}
