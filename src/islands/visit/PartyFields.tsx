import type { Language } from '#domain/text/locale.ts'
import { orUsualParty, type Party } from '#domain/visit/visit.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'
import { carFreeWord } from '#domain/visit/visit-query.ts'

import type { PartyTexts } from './visit-labels.ts'
import { WhoFields } from './WhoFields.tsx'

interface Props {
  language: Language
  onChange: (party: Party) => void
  party: Party
  texts: PartyTexts
}

/** Asks who comes, and whether they have a car. Until somebody says otherwise they are two adults, who are part of all that is said here. */
export function PartyFields({ language, onChange, party: said, texts }: Props) {
  const party = orUsualParty(said)
  return (
    <fieldset className="party">
      <legend>{texts.party}</legend>
      <WhoFields {...{ language, onChange, party, texts }} least={1} />
      <label className="choice">
        <input
          checked={party.isCarFree}
          name={visitKeys.transport}
          onChange={event => onChange({ ...party, isCarFree: event.target.checked })}
          type="checkbox"
          value={carFreeWord}
        />
        <span>{texts.carFreeField}</span>
      </label>
    </fieldset>
  )
}
