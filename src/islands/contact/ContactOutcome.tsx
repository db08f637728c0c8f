import type { ContactState } from '#stores/contact/contact.ts'

import type { ContactTexts } from './contact-texts.ts'
import '#islands/booking/ways.css'

interface Props {
  onDiscard: () => void
  state: ContactState
  texts: ContactTexts
}

/** The button, and beside it what became of the message. */
export function ContactOutcome({ onDiscard, state, texts }: Props) {
  const { kind } = state
  return (
    <>
      <div className="form-actions">
        <button aria-disabled={kind === 'sending'} className="button" data-held type="submit">
          {kind === 'kept' ? texts.retry : texts.send}
        </button>
        {kind === 'kept' && (
          <button className="button button-quiet" onClick={onDiscard} type="reset">
            {texts.discard}
          </button>
        )}
      </div>
      <div className="ways without-scripts" role="status">
        <p>{texts.asleep}</p>
        <a className="button button-quiet" href={texts.mailHref}>
          {texts.writeUs}
        </a>
        <a className="button button-quiet" href={texts.callHref}>
          {texts.callUs}
        </a>
      </div>
      <p role="status">{kind === 'refused' ? '' : statusOf(state, texts)}</p>
      <p className="field-error" role="alert">
        {kind === 'refused' ? refusals(texts)[state.why] : ''}
      </p>
    </>
  )
}

function statusOf(state: Exclude<ContactState, { kind: 'refused' }>, texts: ContactTexts): string {
  if (state.kind === 'sending') return texts.sending
  if (state.kind === 'sent') return texts.sent
  if (state.kind === 'kept') return state.isOnDevice ? texts.kept : texts.keptHere
  return ''
}

function refusals({ failed, tooOften }: ContactTexts) {
  return { failed, 'too-often': tooOften } as const
}
