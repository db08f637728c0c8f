import { useId, useRef } from 'react'

import { Field } from '#islands/ui/Field.tsx'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  onPause: (reason: string) => void
  texts: StudioTexts['control']
}

/** Holds publications, with a word for colleagues why. */
export function PauseForm({ onPause, texts }: Props) {
  const reason = useRef<HTMLInputElement>(null)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onPause(reason.current?.value.trim() ?? '')
      }}
    >
      <Field id={useId()} label={texts.reason} problem={undefined}>
        {described => <input {...described} className="field" maxLength={300} ref={reason} type="text" />}
      </Field>
      <button className="button button-quiet">{texts.pause}</button>
    </form>
  )
}
