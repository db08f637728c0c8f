import { useState } from 'react'

import { pointFrom, pointIn, storedPoint } from '#studio/map/point.ts'
import { lineIn, numberFrom, numberText } from './values.ts'

import { FieldFrame } from './FieldFrame.tsx'
import { NumberQuestion } from './NumberQuestion.tsx'
import type { FieldProps } from './field-props.view.ts'

interface Kind {
  /** Converts the typed text to the stored value. */
  read: (typed: string) => unknown
  write: (value: unknown) => string
  inputMode?: 'decimal' | 'text'
  isLong?: boolean
}

const kinds = {
  line: { read: emptyIsNone, write: lineIn },
  number: { inputMode: 'decimal', read: numberFrom, write: numberText },
  point: { inputMode: 'text', read: readPoint, write: pointText },
  text: { isLong: true, read: emptyIsNone, write: lineIn }
} as const satisfies Record<string, Kind>

interface Props extends FieldProps {
  kind: keyof typeof kinds
}

/** Something that is typed. While the editor types, the field holds the letters, and the document what they mean. */
export function TypedField({ kind, onChange, value, ...rest }: Props) {
  const { inputMode, isLong, read, write }: Kind = kinds[kind]
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <FieldFrame {...rest}>
      {described => {
        const props = {
          ...described,
          className: 'field',
          onBlur: () => setTyped(null),
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
            setTyped(currentTarget.value)
            onChange(read(currentTarget.value))
          },
          placeholder: exampleOf(kind, rest.form.example, write),
          value: typed ?? write(value)
        }
        if (isLong) return <textarea {...props} rows={4} />
        return (
          <>
            <input {...props} inputMode={inputMode} type="text" />
            {kind === 'number' && <NumberQuestion onChoose={onChange} speech={rest.speech} value={value} />}
          </>
        )
      }}
    </FieldFrame>
  )
}

function exampleOf(kind: Props['kind'], example: unknown, write: Kind['write']): string | undefined {
  const hasExample = example !== null && example !== undefined && kind !== 'text'
  return hasExample ? write(example) : undefined
}

function emptyIsNone(typed: string): string | undefined {
  return typed === '' ? undefined : typed
}

function pointText(value: unknown): string {
  const point = pointIn(value)
  return point === null ? lineIn(value) : `${point.lat}, ${point.lng}`
}

function readPoint(typed: string): unknown {
  const point = pointFrom(typed)
  return typeof point === 'object' ? storedPoint(point) : point
}
