import { interpolate } from '#domain/text/interpolate.ts'
import type { OwnOpinion, Writing } from '#stores/opinion/opinion.ts'

import type { OpinionTexts } from './opinion-texts.ts'

interface Props {
  loginHref: string
  onRemove: () => void
  own: OwnOpinion | null
  texts: OpinionTexts
  writing: Writing
}

/** State of the opinion, with the possible actions. */
export function OpinionOutcome({ loginHref, onRemove, own, texts, writing }: Props) {
  const { kind } = writing
  return (
    <>
      <div className="form-actions">
        <button aria-disabled={kind === 'sending'} className="button" data-held type="submit">
          {own ? texts.change : texts.send}
        </button>
        {own && (
          <button
            aria-disabled={kind === 'sending'}
            className="button button-quiet"
            onClick={onRemove}
            type="button"
          >
            {texts.remove}
          </button>
        )}
      </div>
      <p className="without-scripts" role="status">
        {texts.failed.offline}
      </p>
      <p role="status">{statusOf(writing, own, texts)}</p>
      {isRefused(writing, own) && <p>{interpolate(texts.refusal, { reason: own?.refusal ?? '' })}</p>}
      <p className="field-error" role="alert">
        {kind === 'failed' ? texts.failed[writing.why] : ''}
        {kind === 'signed-out' && (
          <>
            {texts.signedOut} <a href={loginHref}>{texts.signIn}</a>
          </>
        )}
      </p>
    </>
  )
}

/** An opinion that was not published, with a word about why. */
function isRefused({ kind }: Writing, own: OwnOpinion | null): boolean {
  return kind === 'writing' && own?.state === 'refused' && own.refusal !== null
}

function statusOf(writing: Writing, own: OwnOpinion | null, texts: OpinionTexts): string {
  if (writing.kind === 'sending') return texts.sending
  if (writing.kind === 'removed') return texts.removed
  if (writing.kind === 'saved') return texts.states[writing.state]
  return own && writing.kind === 'writing' ? texts.states[own.state] : ''
}
