import { interpolate } from '#domain/text/interpolate.ts'
import { regionalTags } from '#domain/text/locale.ts'

import type { FieldProps } from './field-props.view.ts'
import { meaningsOf, probableNumber } from './values.ts'

interface Props extends Pick<FieldProps, 'speech' | 'value'> {
  onChoose: (number: number) => void
}

/** Asks whether a mistyped number was meant, and which number "1.234" is: published as it was typed, a boat for 1,200 euros would cost one euro and twenty cents. */
export function NumberQuestion({ onChoose, speech: { language, texts }, value }: Props) {
  const meanings = meaningsOf(value)
  const probable = probableNumber(value)
  const whole = new Intl.NumberFormat(regionalTags[language], { useGrouping: 'always' })
  const withCents = new Intl.NumberFormat(regionalTags[language], {
    minimumFractionDigits: 2,
    useGrouping: 'always'
  })
  const written = (number: number) => (Number.isInteger(number) ? whole : withCents).format(number)
  if (probable !== null)
    return (
      <div className="studio-question">
        <button className="button button-quiet" onClick={() => onChoose(probable)} type="button">
          {interpolate(texts.didYouMean, { number: written(probable) })}
        </button>
      </div>
    )
  if (meanings === null) return null
  return (
    <div aria-label={texts.whichNumber} className="studio-question" role="group">
      <span>{texts.whichNumber}</span>
      {meanings.map(number => (
        <button className="button button-quiet" key={number} onClick={() => onChoose(number)} type="button">
          {interpolate(texts.setNumber, { number: written(number) })}
        </button>
      ))}
    </div>
  )
}
