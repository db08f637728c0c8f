import { useState } from 'react'

import type { FieldProblem } from '#studio/form/field-problem.ts'
import { amountIn, type RateFields, withAmount, withRateField } from './price-table.ts'
import { fieldsIn, listOrNothing, numberText, textsIn, withText } from '#studio/form/values.ts'
import type { Language } from '#domain/text/locale.ts'
import { FieldProblems } from '#studio/form/FieldFrame.tsx'
import { ChangedTextNote } from '#studio/form/ChangedTextNote.tsx'
import { NumberQuestion } from '#studio/form/NumberQuestion.tsx'
import { audienceName } from './audience-name.view.ts'
import type { Speech } from '#studio/form/field-props.view.ts'

interface Props {
  audiences: readonly string[]
  id: string
  onChange: (rates: unknown) => void
  path: string
  problems: readonly FieldProblem[]
  rate: RateFields
  rates: readonly unknown[]
  row: number
  speech: Speech
}

/** A rate: its name in two languages, and what each pays. */
export function RateRow(props: Props) {
  const { audiences, id, onChange, problems, rate, rates, row, speech } = props
  const { texts } = speech
  const stored = fieldsIn(rates[row])[rate.name.name]
  const name = textsIn(stored).es || String(row + 1)
  const isWrong = (path: string) =>
    problems.some(({ field }) => field === path || field.startsWith(`${path}.`))
  const problemId = `${id}-${row}`
  const described = (path: string) => ({
    'aria-describedby': `${problemId}-problem`,
    'aria-invalid': isWrong(path) || undefined
  })
  const setName = (language: Language, text: string) =>
    onChange(withRateField(rates, row, rate.name.name, withText(stored, language, text)))
  return (
    <>
      <tr>
        {(['es', speech.beside] as const).map(language => (
          <td data-label={texts.languages[language]} key={language}>
            <input
              {...described(rate.name.name)}
              aria-label={`${name}: ${texts.languages[language]}`}
              className="field"
              lang={language}
              onChange={({ currentTarget }) => setName(language, currentTarget.value)}
              value={textsIn(stored)[language] ?? ''}
            />
          </td>
        ))}
        {audiences.map(audience => (
          <td data-label={audienceName(audience, texts)} key={audience}>
            <AmountCell
              {...described(`${rate.amounts.name}.${audience}`)}
              label={`${name}: ${audienceName(audience, texts)}`}
              onType={typed => onChange(withAmount(rates, { audience, row }, typed, rate))}
              speech={speech}
              value={amountIn(rates[row], audience, rate)}
            />
          </td>
        ))}
        <td>
          <button
            aria-label={`${texts.remove}: ${name}`}
            className="studio-remove"
            onClick={() => onChange(listOrNothing(rates.toSpliced(row, 1)))}
            type="button"
          >
            ×
          </button>
        </td>
      </tr>
      <RateNotes {...props} name={name} problemId={problemId} stored={stored} />
    </>
  )
}

interface NotesProps extends Pick<Props, 'audiences' | 'path' | 'problems' | 'rate' | 'speech'> {
  name: string
  problemId: string
  stored: unknown
}

/** Problems of a rate, and the note about its translation. */
function RateNotes({ audiences, name, path, problemId, problems, rate, speech, stored }: NotesProps) {
  return (
    <tr className="studio-prices-problems">
      <td colSpan={audiences.length + 3}>
        <FieldProblems
          id={problemId}
          parts={{ fields: [rate.name, rate.amounts], item: null }}
          {...{ problems, speech }}
        />
        <ChangedTextNote
          label={name}
          language={speech.beside}
          path={`${path}.${rate.name.name}`}
          speech={speech}
          value={stored}
        />
      </td>
    </tr>
  )
}

interface CellProps {
  'aria-describedby': string
  'aria-invalid': true | undefined
  label: string
  onType: (typed: string) => void
  speech: Speech
  value: unknown
}

/** While the editor types, the cell holds the letters, and the document what they mean. */
function AmountCell({ label, onType, speech, value, ...described }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <input
        {...described}
        aria-label={label}
        className="field"
        inputMode="decimal"
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onType(currentTarget.value)
        }}
        value={typed ?? numberText(value)}
      />
      <NumberQuestion onChoose={number => onType(String(number))} speech={speech} value={value} />
    </>
  )
}
