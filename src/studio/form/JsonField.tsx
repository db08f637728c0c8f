import { useState } from 'react'

import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.view.ts'

interface Props extends FieldProps {
  onLeave?: () => void
}

/** A value as it is stored, for what has no form of its own. */
export function JsonField({ onChange, onLeave, problems, value, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const isBroken = typed !== null && parsed(typed) === null
  const { expected, problem } = rest.speech.texts.json
  return (
    <FieldFrame {...rest} problems={problems}>
      {described => (
        <>
          <textarea
            {...described}
            aria-invalid={isBroken || described['aria-invalid']}
            className="field studio-json"
            onBlur={() => {
              if (isBroken) return
              setTyped(null)
              onLeave?.()
            }}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              const read = parsed(currentTarget.value)
              if (read !== null) onChange(read.value)
            }}
            rows={4}
            spellCheck={false}
            value={typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
          />
          {isBroken && (
            <p className="field-error" role="alert">
              {problem}{' '}
              <small>
                {rest.speech.texts.expected} {expected}
              </small>
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}

function parsed(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined }
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return null
  }
}
