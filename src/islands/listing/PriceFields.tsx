import { queryKeys } from '#domain/listing/listing-keys.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import type { PriceRange } from '#domain/listing/listing-state.ts'

interface Props {
  highest: number
  onChange: (price: PriceRange) => void
  price: PriceRange
  texts: FilterTexts
}

/** Two handles that do not pass each other, from 0 to the highest price, and a field for each. At its end a side is open. */
export function PriceFields({ highest, onChange, price, texts }: Props) {
  const from = Math.min(price.from ?? 0, highest)
  const to = Math.min(price.to ?? highest, highest)
  const setFrom = (value: number) => onChange({ ...price, from: value <= 0 ? null : Math.min(value, to) })
  const setTo = (value: number) => onChange({ ...price, to: value >= highest ? null : Math.max(value, from) })
  const fields = [
    {
      label: texts.from,
      name: queryKeys.from,
      side: 'from',
      slide: setFrom,
      slider: texts.lowest,
      value: from
    },
    { label: texts.to, name: queryKeys.to, side: 'to', slide: setTo, slider: texts.highest, value: to }
  ] as const
  return (
    <fieldset>
      <legend>{texts.price}</legend>
      <div className="range">
        {fields.map(({ name, slide, slider, value }) => (
          <input
            aria-label={slider}
            key={name}
            max={highest}
            min={0}
            name={name}
            onChange={event => slide(event.target.valueAsNumber)}
            step={1}
            type="range"
            value={value}
          />
        ))}
      </div>
      <div className="amounts">
        {fields.map(({ label, name, side, value }) => (
          <label key={name}>
            {label}
            <input
              inputMode="numeric"
              max={highest}
              min={0}
              name={name}
              onChange={event => onChange({ ...price, [side]: amount(event.target.valueAsNumber) })}
              placeholder={String(value)}
              step={1}
              type="number"
              value={price[side] ?? ''}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An empty field, or one that is no number yet, asks for nothing. */
function amount(value: number): number | null {
  return Number.isFinite(value) && value >= 0 ? value : null
}
