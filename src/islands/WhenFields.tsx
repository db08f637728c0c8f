import { queryKeys } from '#domain/listing-keys.ts'
import { queryWords } from '#domain/listing-query.ts'
import { type ListingState, namedDays } from '#domain/listing-state.ts'

import { Choices } from './Choices.tsx'
import { dayNames, type FilterTexts } from './filter-texts.ts'

interface Props {
  onChange: (patch: Partial<ListingState>) => void
  texts: FilterTexts
  when: ListingState['when']
}

/** A named day, or any other. */
export function WhenFields({ onChange, texts, when }: Props) {
  const days = [null, ...namedDays]
  const otherDay = namedDays.some(day => day === when) ? '' : (when ?? '')
  return (
    <>
      <Choices
        choices={days.map(day => ({
          isChosen: when === day,
          name: day === null ? texts.anyDay : texts[dayNames[day]],
          value: day === null ? '' : queryWords[day]
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
