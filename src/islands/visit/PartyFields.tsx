import type { Language } from '#domain/text/locale.ts'
import { orUsualParty, type Party } from '#domain/visit/visit.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'
import { carFreeWord } from '#domain/visit/visit-query.ts'

import { ChoiceText } from '#islands/ui/Choices.tsx'

import type { PartyTexts } from './visit-labels.ts'
import { WhoFields } from './WhoFields.tsx'

interface Props {
  /** How many are left without a car; null where nothing is counted. */
  carFreeCount?: number | null
  language: Language
  onChange: (party: Party) => void
  party: Party
  texts: PartyTexts
}

/** Asks who comes, and whether they have a car. Until somebody says otherwise they are two adults, who are part of all that is said here. */
export function PartyFields({ carFreeCount = null, language, onChange, party: said, texts }: Props) {
  const party = orUsualParty(said)
  return (
    <fieldset className="party">
      <legend>{texts.party}</legend>
      <WhoFields {...{ language, onChange, party, texts }} least={1} />
      <label className="choice" data-none={carFreeCount === 0 || undefined}>
        <input
          checked={party.isCarFree}
          name={visitKeys.transport}
          onChange={event => onChange({ ...party, isCarFree: event.target.checked })}
          type="checkbox"
          value={carFreeWord}
        />
        <ChoiceText count={carFreeCount} text={texts.carFreeField} />
      </label>
    </fieldset>
  )
}
