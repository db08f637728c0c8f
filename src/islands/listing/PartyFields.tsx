import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { countOf, mostOfAKind, type Party } from '#domain/visit/visit.ts'
import { carFreeWord } from '#domain/visit/visit-query.ts'

interface Props {
  onChange: (party: Party) => void
  party: Party
  texts: FilterTexts
}

/** Who comes. An empty field says nothing. */
export function PartyFields({ onChange, party, texts }: Props) {
  const counts = [
    { kind: 'adults', label: texts.adultsField, name: queryKeys.adults },
    { kind: 'children', label: texts.childrenField, name: queryKeys.children }
  ] as const
  return (
    <fieldset className="party">
      <legend>{texts.party}</legend>
      {counts.map(({ kind, label, name }) => (
        <label key={kind}>
          {label}
          <input
            inputMode="numeric"
            max={mostOfAKind}
            min={0}
            name={name}
            onChange={event => onChange({ ...party, [kind]: countOf(event.target.value) })}
            type="number"
            value={party[kind] || ''}
          />
        </label>
      ))}
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
