import { queryKeys } from '#domain/listing/listing-keys.ts'
import { dayWords } from '#domain/listing/listing-keys.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { type ListingState, namedDays } from '#domain/listing/listing-state.ts'
import { isDay } from '#domain/time/calendar-day.ts'

import { Choices } from '#islands/ui/Choices.tsx'

interface Props {
  onChange: (patch: Partial<ListingState>) => void
  texts: FilterTexts
  when: ListingState['when']
}

/** A named day, or any other. */
export function WhenFields({ onChange, texts, when }: Props) {
  const days = [null, ...namedDays]
  const otherDay = when !== null && isDay(when) ? when : ''
  return (
    <>
      <Choices
        choices={days.map(day => ({
          isChosen: when === day,
          name: day === null ? texts.anyDay : texts[day],
          value: day === null ? '' : dayWords[day]
        }))}
        isMany={false}
        legend={texts.when}
        name={queryKeys.when}
        onChoose={index => onChange({ when: days[index] ?? null })}
      />
      <label className="date">
        {texts.date}
        <input
          name={queryKeys.when}
          onChange={event => onChange({ when: event.target.value || null })}
          type="date"
          value={otherDay}
        />
      </label>
    </>
  )
}
