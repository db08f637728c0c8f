import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useId, useRef } from 'react'

import type { PastVersion } from '#domain/site/publication-control.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { Field } from '#islands/ui/Field.tsx'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  language: StudioLanguage
  onRollback: (version: string, reason: string) => void
  releases: readonly PastVersion[]
  texts: StudioTexts['control']
}

/** Gives visitors one of the kept releases again. */
export function RollbackForm({ language, onRollback, releases, texts }: Props) {
  const version = useRef<HTMLSelectElement>(null)
  const reason = useRef<HTMLInputElement>(null)
  const ids = { reason: useId(), version: useId() }
  const format = momentFormat(language, { dateStyle: 'long', timeStyle: 'medium' })
  return (
    <details>
      <summary>{texts.rollback}</summary>
      {releases.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault()
            onRollback(version.current?.value ?? '', reason.current?.value.trim() ?? '')
          }}
        >
          <Field id={ids.version} label={texts.version} problem={undefined}>
            {described => (
              <select {...described} className="field" ref={version}>
                {releases.map(({ moment, version: name }) => (
                  <option key={name} value={name}>
                    {format.format(new Date(moment))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id={ids.reason} label={texts.reason} problem={undefined}>
            {described => <input {...described} className="field" maxLength={300} ref={reason} type="text" />}
          </Field>
          <button className="button button-quiet">{texts.rollback}</button>
        </form>
      )}
    </details>
  )
}
