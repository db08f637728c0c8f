import { useState } from 'react'

import { problemsBelow } from '#studio/form/field-problem.ts'
import { audienceName } from './audience-name.view.ts'
import { audiencesIn, newRate, type RateFields, rateFieldsOf } from './price-table.ts'
import { itemsIn } from '#studio/form/values.ts'
import { FieldFrame } from '#studio/form/FieldFrame.tsx'
import type { FieldProps } from '#studio/form/field-props.view.ts'
import { JsonField } from '#studio/form/JsonField.tsx'

import { RateRow } from './RateRow.tsx'

/** A price list as a table: a row for each rate, a column for each who pays. */
export function PricesField(props: FieldProps) {
  const rate = rateFieldsOf(props.form)
  // A value that is no list is shown as it is stored, so that it can be corrected.
  const isTable = props.value === undefined || props.value === null || Array.isArray(props.value)
  return rate !== null && isTable ? <PriceTable {...props} rate={rate} /> : <JsonField {...props} />
}

function PriceTable({ onChange, problems, rate, value, ...rest }: FieldProps & { rate: RateFields }) {
  const { form, id, speech } = rest
  const [added, setAdded] = useState<readonly string[]>([])
  const rates = itemsIn(value)
  const audiences = [...new Set([...audiencesIn(rates, rate), ...added])]
  const { texts } = speech
  return (
    <FieldFrame {...rest} isGroup problems={problems.filter(({ field }) => field === '')}>
      {() => (
        <>
          {rates.length > 0 && (
            <div className="studio-prices">
              <table>
                <thead>
                  <tr>
                    {(['es', speech.beside] as const).map(language => (
                      <th key={language} scope="col">
                        {rate.name.label[speech.language]} <small>{texts.languages[language]}</small>
                      </th>
                    ))}
                    {audiences.map(audience => (
                      <th key={audience} scope="col">
                        {audienceName(audience, texts)}
                      </th>
                    ))}
                    <th scope="col">{texts.remove}</th>
                  </tr>
                </thead>
                <tbody>
                  {rates.map((_, row) => (
                    <RateRow
                      {...{ audiences, id, onChange, rate, rates, row, speech }}
                      key={`${rates.length}-${row}`}
                      path={`${rest.path}.${row}`}
                      problems={problemsBelow(problems, String(row))}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <div className="studio-prices-tools">
            <button
              className="button button-quiet"
              id={id}
              onClick={() => onChange([...rates, newRate(rate)])}
              type="button"
            >
              {texts.add}: {form.label[speech.language]}
            </button>
            {rates.length > 0 && (
              <NewAudience id={id} onAdd={audience => setAdded([...added, audience])} text={texts.another} />
            )}
          </div>
        </>
      )}
    </FieldFrame>
  )
}

interface AudienceProps {
  id: string
  onAdd: (audience: string) => void
  text: string
}

function NewAudience({ id, onAdd, text }: AudienceProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() !== '') onAdd(typed.trim())
    setTyped('')
  }
  return (
    <label htmlFor={`${id}-another`}>
      {text}
      <input
        className="field"
        id={`${id}-another`}
        onBlur={add}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        value={typed}
      />
    </label>
  )
}
