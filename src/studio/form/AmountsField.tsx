import { useState } from 'react'

import { withField } from '#studio/document/patch.ts'
import { fieldsIn, numberFrom, numberText } from './values.ts'
import { problemsBelow } from './field-problem.ts'

import { FieldFrame, FieldProblems } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.view.ts'
import { NumberQuestion } from './NumberQuestion.tsx'

/** Amounts by who pays them: a row of a table. */
export function AmountsField({ onChange, problems, value, ...rest }: FieldProps) {
  const [added, setAdded] = useState('')
  const { form, id, speech } = rest
  const amounts = fieldsIn(value)
  const usual = Object.keys(fieldsIn(form.example))
  const names = [...new Set([...usual, ...Object.keys(amounts)])]
  const set = (name: string, amount: unknown) => {
    const changed = withField(amounts, name, amount)
    onChange(Object.keys(changed).length === 0 ? undefined : changed)
  }
  const add = () => {
    if (added.trim() !== '') onChange(withField(amounts, added.trim(), null))
    setAdded('')
  }
  return (
    <FieldFrame {...rest} isGroup problems={problems.filter(({ field }) => field === '')}>
      {() => (
        <div className="studio-row">
          {names.map((name, index) => (
            <Amount
              id={index === 0 ? id : `${id}-${name}`}
              key={name}
              name={name}
              onType={amount => set(name, amount)}
              problems={problemsBelow(problems, name)}
              speech={speech}
              value={amounts[name]}
            />
          ))}
          <label htmlFor={`${id}-another`}>
            {speech.texts.another}
            <input
              className="field"
              id={`${id}-another`}
              onBlur={add}
              onChange={({ currentTarget }) => setAdded(currentTarget.value)}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
              value={added}
            />
          </label>
        </div>
      )}
    </FieldFrame>
  )
}

interface AmountProps extends Pick<FieldProps, 'id' | 'problems' | 'speech' | 'value'> {
  name: string
  onType: (amount: unknown) => void
}

function Amount({ id, name, onType, problems, speech, value }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div>
      <label htmlFor={id} lang="es">
        {name}
      </label>
      <input
        aria-describedby={`${id}-problem`}
        aria-invalid={problems.length > 0 || undefined}
        className="field"
        id={id}
        inputMode="decimal"
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onType(numberFrom(currentTarget.value))
        }}
        value={typed ?? numberText(value)}
      />
      <NumberQuestion onChoose={onType} speech={speech} value={value} />
      <FieldProblems id={id} problems={problems} speech={speech} />
    </div>
  )
}
