import { useEffect, useId, useRef, useState } from 'react'

import type { PersonPrices } from '#domain/booking/person-prices.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { Language } from '#domain/text/locale.ts'
import { ageOf, agesIn, countOf, maxOfAKind, oldestChild, type Party, withAge } from '#domain/visit/visit.ts'
import { visitKeys } from '#domain/visit/visit-keys.ts'

import type { CountTexts } from './visit-labels.ts'
import './who.css'

interface Props {
  language: Language
  /** How many people there are at least. */
  least?: number
  onChange: (party: Party) => void
  party: Party
  prices?: PersonPrices | null
  texts: CountTexts
}

const everyAge = Array.from({ length: oldestChild + 1 }, (_, age) => age)

/** Asks for the number of adults and of children, and for the age of each child. Before hydration they are plain fields, named as in the query. */
export function WhoFields({ language, least = 0, onChange, party, prices, texts }: Props) {
  const ages = agesIn(party)
  return (
    <div className="who">
      <Stepper
        label={texts.adultsField}
        least={Math.max(0, least - party.children)}
        name={visitKeys.adults}
        onChange={adults => onChange({ ...party, adults })}
        price={prices?.adult}
        texts={texts}
        value={party.adults}
      />
      <Stepper
        label={texts.childrenField}
        least={Math.max(0, least - party.adults)}
        name={visitKeys.children}
        onChange={children => onChange({ ...party, ages: party.ages.slice(0, children), children })}
        price={prices?.child}
        texts={texts}
        value={party.children}
      />
      {ages.map((age, child) => (
        <label className="who-age" key={child}>
          <span>{interpolate(texts.childAge, { number: child + 1 })}</span>
          <select
            name={visitKeys.ages}
            onChange={({ target }) => onChange(withAge(party, child, ageOf(target.value)))}
            value={age ?? ''}
          >
            <option value="">{texts.ageUnknown}</option>
            {everyAge.map(years => (
              <option key={years} value={years}>
                {pluralText({ one: texts.age_one, other: texts.age_other }, years, language)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

interface StepperProps {
  label: string
  least: number
  most?: number
  name: string
  onChange: (count: number) => void
  price?: string | undefined
  texts: CountTexts
  value: number
}

/** A number with a button on each side; it can be typed, too. What is pressed keeps the focus at either end. */
export function Stepper(props: StepperProps) {
  const { label, least, most = maxOfAKind, onChange, price, texts, value } = props
  const id = useId()
  const step = (by: number) => onChange(Math.min(most, Math.max(least, value + by)))
  return (
    <div className="who-count">
      <label htmlFor={id}>{label}</label>
      {price && <span className="who-price">{price}</span>}
      <button
        aria-disabled={value <= least || undefined}
        aria-label={interpolate(texts.fewer, { kind: label })}
        data-held=""
        onClick={() => step(-1)}
        type="button"
      >
        −
      </button>
      <CountInput {...props} id={id} most={most} />
      <button
        aria-disabled={value >= most || undefined}
        aria-label={interpolate(texts.oneMore, { kind: label })}
        data-held=""
        onClick={() => step(1)}
        type="button"
      >
        +
      </button>
      <span aria-live="polite" className="visually-hidden">
        {value}
      </span>
    </div>
  )
}

/** A text that is typed stays while it is typed, though it may be empty or too much; what counts is shown afterwards. */
function CountInput({ id, least, most, name, onChange, value }: StepperProps & { id: string; most: number }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  // React does not know what was typed before it woke, and leaves nonsense there.
  const showValue = () => {
    setTyped(null)
    if (field.current) field.current.value = String(value || '')
  }
  useEffect(() => {
    if (typed === null && document.activeElement !== field.current) showValue()
  })
  const type = (text: string) => {
    setTyped(text)
    if (countOf(text) >= least && countOf(text) <= most) onChange(countOf(text))
  }
  return (
    <input
      id={id}
      inputMode="numeric"
      max={most}
      min={least}
      name={name}
      onBlur={showValue}
      onChange={({ target }) => type(target.value)}
      placeholder="0"
      ref={field}
      type="number"
      value={typed ?? (value || '')}
    />
  )
}
