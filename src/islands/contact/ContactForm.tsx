import { useStore } from '#islands/ui/useStore.ts'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ContactForm as Form } from '#domain/contact/contact-form.ts'
import type { Locale } from '#domain/text/locale.ts'
import { contact, type ContactState } from '#stores/contact/contact.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'
import type { ContactTexts } from './contact-texts.ts'
import { Field } from '#islands/ui/Field.tsx'
import { textIn, writeInto } from '#islands/ui/form-texts.ts'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'
import '#islands/booking/ways.css'

interface Props {
  locale: Locale
  texts: ContactTexts
}

/** Writes to the business. What is typed before it wakes stays in its fields, because only the visitor writes into them. */
export default function ContactForm({ locale, texts }: Props) {
  const state = useStore(contact.$contact)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useKeptMessage(form)
  useAnswer(form, texts.sent)
  const wrong = state.kind === 'wrong' ? state.problems : []
  const problemOf = (field: keyof Form): string | undefined => {
    const problem = wrong.find(each => each.field === field)
    return problem && texts.problems[problem.code]
  }
  return (
    <form
      aria-busy={state.kind === 'sending'}
      className="form with-scripts"
      method="dialog"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const { form: written, trap } = read(event.currentTarget)
        void contact.submit(written, locale, trap)
      }}
      ref={form}
    >
      <Field id={`${id}n`} label={texts.name} problem={problemOf('name')}>
        {described => <input {...described} autoComplete="name" className="field" name="name" required />}
      </Field>
      <Field id={`${id}e`} label={texts.email} problem={problemOf('email')}>
        {described => (
          <input {...described} autoComplete="email" className="field" name="email" required type="email" />
        )}
      </Field>
      <Field id={`${id}m`} label={texts.message} problem={problemOf('message')}>
        {described => <textarea {...described} className="field" name="message" required rows={6} />}
      </Field>
      <TermsBox id={`${id}t`} problem={problemOf('acceptsTerms')} texts={texts} />
      <div aria-hidden="true" className="visually-hidden">
        <label htmlFor={`${id}w`}>{texts.trap}</label>
        <input autoComplete="off" id={`${id}w`} name="trap" tabIndex={-1} />
      </div>
      <PrivacyNote {...texts.privacyNote} />
      <ContactOutcome onDiscard={contact.discard} state={state} texts={texts} />
    </form>
  )
}

function read(form: HTMLFormElement): { form: Form; trap: string } {
  const data = new FormData(form)
  return {
    form: {
      acceptsTerms: data.has('acceptsTerms'),
      email: textIn(data, 'email'),
      message: textIn(data, 'message'),
      name: textIn(data, 'name')
    },
    trap: textIn(data, 'trap')
  }
}

/** A message that an earlier visit could not send stands in the form again, unless something new was begun. */
function useKeptMessage(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    const { form: begun } = read(current)
    if (begun.message !== '') return
    const kept = contact.recall()
    if (kept) write(current, kept)
  }, [form])
}

function write(form: HTMLFormElement, { acceptsTerms, email, message, name }: Form): void {
  writeInto(form, { email, message, name })
  const terms = form.elements.namedItem('acceptsTerms')
  if (terms instanceof HTMLInputElement) terms.checked = acceptsTerms
}

/** After sending, the form is empty again; where something is wrong, the first such field has the focus. */
function useAnswer(form: RefObject<HTMLFormElement | null>, sent: string): void {
  const state = useStore(contact.$contact)
  useEffect(() => {
    if (state.kind === 'sent') {
      form.current?.reset()
      showSnackbar({ color: 'success', text: sent })
    }
    if (state.kind === 'wrong') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [form, sent, state])
}

interface TermsBoxProps {
  id: string
  problem: string | undefined
  texts: ContactTexts
}

/** The terms are accepted by the person, never by us: nothing is ticked. */
function TermsBox({ id, problem, texts }: TermsBoxProps) {
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

interface ContactOutcomeProps {
  onDiscard: () => void
  state: ContactState
  texts: ContactTexts
}

/** The button, and beside it what became of the message. */
function ContactOutcome({ onDiscard, state, texts }: ContactOutcomeProps) {
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
