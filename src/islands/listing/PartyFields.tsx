import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Party } from '#domain/visit/visit.ts'
import { carFreeWord } from '#domain/visit/visit-query.ts'
import { WhoFields } from '#islands/visit/WhoFields.tsx'

interface Props {
  language: Language
  onChange: (patch: Partial<ListingState>, continuous?: string) => void
  state: ListingState
  texts: FilterTexts
}

/** Fields for who comes and for whether they have a car. */
export function PartyFields({ language, onChange, state: { party }, texts }: Props) {
  const say = (said: Party) => onChange({ party: said }, 'party')
  return (
    <fieldset className="party">
      <legend>{texts.party}</legend>
      <WhoFields {...{ language, party, texts }} onChange={say} />
      <label className="choice">
        <input
          checked={party.isCarFree}
          name={queryKeys.transport}
          onChange={event => say({ ...party, isCarFree: event.target.checked })}
          type="checkbox"
          value={carFreeWord}
        />
        <span>{texts.carFreeField}</span>
      </label>
    </fieldset>
  )
}
