import type { ContactTexts } from './contact-texts.ts'

interface Props {
  id: string
  problem: string | undefined
  texts: ContactTexts
}

/** The terms are accepted by the person, never by us: nothing is ticked. */
export function TermsBox({ id, problem, texts }: Props) {
  const problemId = `${id}-problem`
  return (
    <div className="form-field">
      <label className="form-choice" htmlFor={id}>
        <input
          {...(problem === undefined ? {} : { 'aria-describedby': problemId, 'aria-invalid': true })}
          id={id}
          name="acceptsTerms"
          required
          type="checkbox"
        />
        <span>
          {texts.terms} <a href={texts.termsHref}>{texts.termsLink}</a> {texts.termsAnd}{' '}
          <a href={texts.privacyHref}>{texts.privacyLink}</a>
        </span>
      </label>
      {problem !== undefined && (
        <span className="field-error" id={problemId}>
          {problem}
        </span>
      )}
    </div>
  )
}
