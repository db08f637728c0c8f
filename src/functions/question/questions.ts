import { getFirestore } from 'firebase-admin/firestore'

import {
  borrarPregunta as borrarPreguntaCall,
  guardarPregunta as guardarPreguntaCall,
  listarPreguntas as listarPreguntasCall
} from '#contract/calls/questions.ts'
import { lastOrder } from '#contract/documents/category.ts'
import { storedHtml } from '#contract/fields/html.ts'
import { decodeQuestion } from '#contract/documents/question.ts'
import { encodeQuestion } from '#contract/written/question.ts'
import { languages } from '#domain/text/locale.ts'
import { type Question, type QuestionDraft, questionSlug } from '#domain/question/question.ts'
import type { LocalizedText } from '#domain/text/text.ts'

import { callable } from '#functions/site/callable.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { removeImages } from './question-image.ts'

const questions = () => getFirestore().collection('preguntas')

/** Unreadable questions are skipped: they are repaired where they were written. */
export const listarPreguntas = callable(listarPreguntasCall, { who: 'admin' }, async () => {
  const { docs } = await questions().get()
  const found = docs.flatMap(doc => decodeQuestion({ ...doc.data(), id: doc.id }).value ?? [])
  const sorted = found.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  return done(sorted.map(question => ({ ...question, order: orderOf(question) })))
})

/** Its answer is made safe before it is stored, not only before it is shown. Without any text it would be left out of the site. */
export const guardarPregunta = callable(
  guardarPreguntaCall,
  { largestBytes: 200_000, who: 'admin' },
  async ({ draft, id }) => {
    const answerHtml = safeTexts(draft.answerHtml)
    const slug = questionSlug(draft.question)
    if (slug === '' || Object.keys(answerHtml).length === 0) {
      return refuse('invalid-argument', 'A question has a text and an answer', 'text-required')
    }
    const ref = questions().doc(id ?? slug)
    return getFirestore().runTransaction(async transaction => {
      const before = await transaction.get(ref)
      if (id === null && before.exists) return refuse('already-exists', 'There is such a question already')
      if (id !== null && !before.exists) return refuse('not-found', 'The question is gone')
      const known = decodeQuestion({ ...before.data(), id: ref.id }).value
      const question = changed(known, { ...draft, answerHtml }, ref.id, slug)
      if (before.exists) transaction.update(ref, { ...encodeQuestion(question) })
      else transaction.create(ref, encodeQuestion(question))
      return done(ref.id)
    })
  }
)

/** Taking away what is not there is done already. */
export const borrarPregunta = callable(borrarPreguntaCall, { who: 'admin' }, async id => {
  const ref = questions().doc(id)
  const known = decodeQuestion({ ...(await ref.get()).data(), id }).value
  await ref.delete()
  if (known) await removeImages(known.slug)
  return done(true)
})

/** A question keeps its address and its picture, whatever becomes of its text. */
function changed(known: Question | null, draft: QuestionDraft, id: string, slug: string): Question {
  return {
    ...draft,
    id,
    imageUrl: known?.imageUrl ?? null,
    order: draft.order ?? lastOrder,
    slug: known?.slug ?? slug
  }
}

function orderOf({ order }: Question): number | null {
  return order === lastOrder ? null : order
}

function safeTexts(texts: LocalizedText): LocalizedText {
  const found: LocalizedText = {}
  for (const language of languages) {
    const html = storedHtml(texts[language] ?? '')
    if (html !== '') found[language] = html
  }
  return found
}
