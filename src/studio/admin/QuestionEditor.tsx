import { useEffect, useRef } from 'react'

import { languages } from '#domain/text/locale.ts'
import { type QuestionDraft, questionTopics } from '#domain/question/question.ts'
import { admin, type EditedQuestion } from './admin.store.ts'

import { textIn } from '#islands/ui/form-texts.ts'
import type { AdminTexts } from './admin-texts.view.ts'
import { QuestionPlace, QuestionTexts } from './QuestionFields.tsx'
import { QuestionImage } from './QuestionImage.tsx'

interface Props {
  /** Null for a new one. */
  known: EditedQuestion | null
  onClose: () => void
  texts: AdminTexts
}

/** A question in all its languages, its place, its topic, and its picture once it is stored. */
export function QuestionEditor({ known, onClose, texts }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const save = async (draft: QuestionDraft) => {
    if (await admin.save(known?.id ?? null, draft)) onClose()
  }
  const remove = async () => {
    if (known && confirm(texts.removeSure) && (await admin.remove(known.id))) onClose()
  }
  return (
    <form
      aria-label={known ? texts.edit : texts.newQuestion}
      className="form"
      onSubmit={event => {
        event.preventDefault()
        void save(draftIn(event.currentTarget))
      }}
      ref={form}
    >
      <QuestionTexts known={known} texts={texts} />
      <QuestionPlace known={known} texts={texts} />
      {known && <QuestionImage id={known.id} imageUrl={known.imageUrl} texts={texts} />}
      <div className="form-actions">
        <button className="button" type="submit">
          {texts.save}
        </button>
        <button className="button button-quiet" onClick={onClose} type="button">
          {texts.close}
        </button>
        {known && (
          <button className="button button-quiet" onClick={() => void remove()} type="button">
            {texts.remove}
          </button>
        )}
      </div>
    </form>
  )
}

function draftIn(form: HTMLFormElement): QuestionDraft {
  const data = new FormData(form)
  const text = (name: string) => textIn(data, name)
  const draft: QuestionDraft = {
    answerHtml: {},
    order: text('order') === '' ? null : Number(text('order')),
    question: {},
    topic: questionTopics.find(topic => topic === text('topic')) ?? 'bookings'
  }
  for (const language of languages) {
    if (text(`question-${language}`)) draft.question[language] = text(`question-${language}`)
    if (text(`answer-${language}`)) draft.answerHtml[language] = text(`answer-${language}`)
  }
  return draft
}
