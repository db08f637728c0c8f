import { interpolate } from '#domain/text/interpolate.ts'
import { regionalTags } from '#domain/text/locale.ts'

import type { FieldProps } from './field-props.view.ts'
import { meaningsOf } from './values.ts'

interface Props extends Pick<FieldProps, 'speech' | 'value'> {
  onChoose: (number: number) => void
}

/** Asks which number "1.234" is: published as it was typed, a boat for 1,200 euros would cost one euro and twenty cents. */
export function NumberQuestion({ onChoose, speech: { language, texts }, value }: Props) {
  const meanings = meaningsOf(value)
  if (meanings === null) return null
  const format = new Intl.NumberFormat(regionalTags[language], { useGrouping: 'always' })
  return (
    <div aria-label={texts.whichNumber} className="studio-question" role="group">
      <span>{texts.whichNumber}</span>
      {meanings.map(number => (
        <button className="button button-quiet" key={number} onClick={() => onChoose(number)} type="button">
          {interpolate(texts.setNumber, { number: format.format(number) })}
        </button>
      ))}
    </div>
  )
}
