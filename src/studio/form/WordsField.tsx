import { useState } from 'react'

import { listOrNothing, stringsIn } from './values.ts'

import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.view.ts'

/** Short texts, with commas between them while they are written. */
export function WordsField({ onChange, value, ...rest }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <FieldFrame {...rest}>
      {described => (
        <textarea
          {...described}
          className="field"
          onBlur={() => setTyped(null)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(listOrNothing(wordsIn(currentTarget.value)))
          }}
          placeholder={stringsIn(rest.form.example).join(', ')}
          rows={2}
          value={typed ?? stringsIn(value).join(', ')}
        />
      )}
    </FieldFrame>
  )
}

function wordsIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map(word => word.trim())
    .filter(Boolean)
}
