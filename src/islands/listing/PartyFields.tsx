import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Party } from '#domain/visit/visit.ts'
import { carFreeWord } from '#domain/visit/visit-query.ts'
import { WhoFields } from '#islands/visit/WhoFields.tsx'

interface Props {
  language: Language
  onChange: (party: Party) => void
  party: Party
  texts: FilterTexts
}

/** Who comes, and whether by car. */
export function PartyFields({ language, onChange, party, texts }: Props) {
  return (
    <fieldset className="party">
      <legend>{texts.party}</legend>
      <WhoFields {...{ language, onChange, party, texts }} />
      <label className="choice">
        <input
          checked={party.isCarFree}
          name={queryKeys.transport}
          onChange={event => onChange({ ...party, isCarFree: event.target.checked })}
          type="checkbox"
          value={carFreeWord}
        />
        <span>{texts.carFreeField}</span>
      </label>
    </fieldset>
  )
}
