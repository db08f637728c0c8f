import { useStore } from '#islands/ui/useStore.ts'
import { useId } from 'react'

import { type CookieKind, isMandatory } from '#domain/privacy/consent.ts'
import { consent } from '#stores/privacy/consent.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import './cookies.css'

interface Props {
  labels: {
    kinds: { kind: CookieKind; name: string; description: string }[]
    title: string
    intro: string
    save: string
    all: string
    necessary: string
    always: string
    close: string
  }
}

/** The cookie choice, kind by kind. Nothing is ticked but what is mandatory and what was accepted before. */
export default function CookieSettings({ labels }: Props) {
  const isOpen = useStore(consent.$isSettingsOpen)
  const chosen = useStore(consent.$consent)
  const formId = useId()
  if (!isOpen) return null
  const save = (form: HTMLFormElement) => {
    const ticked = new FormData(form).getAll('kind')
    consent.save(consent.offered.filter(kind => ticked.includes(kind)))
  }
  return (
    <Dialog closeLabel={labels.close} heading={labels.title} onClose={consent.closeSettings}>
      <p>{labels.intro}</p>
      <form
        id={formId}
        onSubmit={event => {
          event.preventDefault()
          save(event.currentTarget)
        }}
      >
        {labels.kinds.map(({ description, kind, name }) => (
          <label className="cookie-kind" key={kind}>
            <input
              defaultChecked={isMandatory(kind) || chosen?.accepted.includes(kind)}
              disabled={isMandatory(kind)}
              name="kind"
              type="checkbox"
              value={kind}
            />
            <span>
              <strong>{name}</strong> {isMandatory(kind) && <em>{labels.always}</em>}
              <br />
              {description}
            </span>
          </label>
        ))}
      </form>
      <div className="cookie-actions">
        <button className="button" onClick={consent.acceptNecessary} type="button">
          {labels.necessary}
        </button>
        <button className="button" onClick={consent.acceptAll} type="button">
          {labels.all}
        </button>
        <button className="button button-quiet" form={formId} type="submit">
          {labels.save}
        </button>
      </div>
    </Dialog>
  )
}
