import { useStore } from '#islands/ui/useStore.ts'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { OpinionForm as Form } from '#domain/opinion/opinion-form.ts'
import { type OpinionStore, opinionOf } from '#stores/opinion/opinion.ts'

import { Field } from '#islands/ui/Field.tsx'
import { textIn, writeInto } from '#islands/ui/form-texts.ts'
import type { OpinionTexts } from './opinion-texts.ts'
import { OpinionOutcome } from './OpinionOutcome.tsx'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'

interface Props {
  experienceId: string
  language: Language
  loginHref: string
  privacyHref: string
  texts: OpinionTexts
}

/** Writes, changes and takes away one's own opinion. Without a sign-in the text is kept, and the visitor is led to the sign-in. */
export default function OpinionForm({ experienceId, language, loginHref, privacyHref, texts }: Props) {
  const [store] = useState(() => opinionOf(experienceId))
  const writing = useStore(store.$writing)
  const own = useStore(store.$own)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useWhatIsKnown(store, form)
  useEffect(() => {
    if (writing.kind === 'wrong') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (writing.kind !== 'removed') return
    form.current?.reset()
    // The button that was pressed is gone: the other one takes the focus.
    form.current?.querySelector('button')?.focus()
  }, [writing])
  const problemOf = (field: keyof Form): string | undefined => {
    const problem = writing.kind === 'wrong' && writing.problems.find(each => each.field === field)
    return problem ? texts.problems[problem.code] : undefined
  }
  return (
    <details className="opinion-form with-scripts">
      <summary>{texts.heading}</summary>
      <p className="soft">{texts.note}</p>
      <form
        aria-busy={writing.kind === 'sending'}
        className="form"
        method="dialog"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void store.submit(read(event.currentTarget), language)
        }}
        ref={form}
      >
        <Field id={`${id}a`} label={texts.author} problem={problemOf('author')}>
          {described => <input {...described} autoComplete="name" className="field" name="author" required />}
        </Field>
        <Field id={`${id}t`} label={texts.opinion} problem={problemOf('text')}>
          {described => <textarea {...described} className="field" name="text" required rows={5} />}
        </Field>
        <PrivacyNote href={privacyHref} {...texts.privacyNote} />
        <OpinionOutcome onRemove={() => void store.remove()} {...{ loginHref, own, texts, writing }} />
      </form>
    </details>
  )
}

/** Fills in the waiting or earlier opinion, unless something was typed meanwhile. */
function useWhatIsKnown(store: OpinionStore, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const kept = store.kept()
    const place = form.current?.closest('details')
    if (kept && place) place.open = true
    fillIn(form.current, kept)
    void store.begin().then(own => fillIn(form.current, own))
  }, [form, store])
}

function fillIn(form: HTMLFormElement | null, known: Form | null): void {
  if (form === null || known === null || read(form).text !== '') return
  writeInto(form, { author: known.author, text: known.text })
}

function read(form: HTMLFormElement): Form {
  const data = new FormData(form)
  return { author: textIn(data, 'author'), text: textIn(data, 'text') }
}
