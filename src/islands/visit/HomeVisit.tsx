import { useRef } from 'react'

import type { Language } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { $visit } from '#stores/visit/visit.ts'

import { DayFields } from './DayFields.tsx'
import { PartyFields } from './PartyFields.tsx'
import { useVisitForm } from './useVisitForm.ts'
import type { PartyTexts, WhenTexts } from './visit-labels.ts'

interface Props {
  dayTexts: WhenTexts
  language: Language
  texts: PartyTexts
}

/** Something takes place on every day. */
const everyDay = () => true

/** Asks on the home page when one goes, and who comes: today and two adults, until somebody says otherwise. */
export function HomeVisit({ dayTexts, language, texts }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { day, party } = useStore($visit)
  const { sayDay, sayParty } = useVisitForm(place, true)
  return (
    <div className="home-visit" ref={place}>
      <DayFields {...{ day, language }} isOpen={everyDay} onDay={sayDay} startsToday texts={dayTexts} />
      <PartyFields {...{ language, party, texts }} onChange={sayParty} />
    </div>
  )
}
