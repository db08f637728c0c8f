import { useCallback } from 'react'

import { dayOfWord } from '#domain/listing/filters/when.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { dayWords, queryKeys } from '#domain/listing/listing-keys.ts'
import { type ListingState, namedDays } from '#domain/listing/listing-state.ts'
import type { Tally } from '#domain/listing/tally.ts'
import type { Language } from '#domain/text/locale.ts'
import { Choices } from '#islands/ui/Choices.tsx'
import { today } from '#islands/visit/clock.ts'
import { DayFields } from '#islands/visit/DayFields.tsx'
import type { WhenTexts } from '#islands/visit/visit-labels.ts'

interface Props {
  dayTexts: WhenTexts
  language: Language
  onChange: (patch: Partial<ListingState>) => void
  /** Null until the entries are here: until then every day is open. */
  tally: Tally | null
  texts: FilterTexts
  when: ListingState['when']
}

/** A named day, or one of the calendar on which something of the list takes place. */
export function WhenFilter({ dayTexts, language, onChange, tally, texts, when }: Props) {
  const days = [null, ...namedDays]
  const isOpen = useCallback((day: string) => tally === null || tally('when', day) > 0, [tally])
  return (
    <div className="when-filter">
      <Choices
        choices={days.map(day => ({
          count: tally?.('when', day) ?? null,
          isChosen: when === day,
          name: day === null ? texts.anyDay : texts[day],
          value: day === null ? '' : dayWords[day]
        }))}
        isMany={false}
        legend={texts.when}
        name={queryKeys.when}
        onChoose={index => onChange({ when: days[index] ?? null })}
      />
      <DayFields
        {...{ isOpen, language }}
        day={when === null ? null : dayOfWord(when, today())}
        onDay={day => onChange({ when: day })}
        texts={dayTexts}
      />
    </div>
  )
}
