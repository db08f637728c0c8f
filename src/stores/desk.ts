import { atom } from 'nanostores'

import type { WaitingOpinion } from '#domain/opinion.ts'
import type { QuestionDraft } from '#domain/question.ts'
import { type Desk, desk as deskOfTheSite, type EditedQuestion } from '#services/desk.ts'

export type { EditedQuestion } from '#services/desk.ts'

/** A list as far as it is known. */
export type Listed<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; code: string }
  | { kind: 'there'; list: Item[] }

/** What the last thing that was done came to. */
export type DeskNews =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'failed'; code: string }
  | { kind: 'done'; what: 'image-removed' | 'image-saved' | 'published' | 'refused' | 'removed' | 'saved' }

type Deed = Extract<DeskNews, { kind: 'done' }>['what']

/** What administrators have before them: the opinions that wait, and the questions. */
function createDeskStore(desk: Desk) {
  const $reviews = atom<Listed<WaitingOpinion>>({ kind: 'loading' })
  const $questions = atom<Listed<EditedQuestion>>({ kind: 'loading' })
  const $news = atom<DeskNews>({ kind: 'none' })

  async function loadReviews(): Promise<void> {
    const answer = await desk.reviews()
    $reviews.set(answer.kind === 'done' ? { kind: 'there', list: answer.value } : answer)
  }

  async function loadQuestions(): Promise<void> {
    const answer = await desk.questions()
    $questions.set(answer.kind === 'done' ? { kind: 'there', list: answer.value } : answer)
  }

  /** Does one thing at a time, says how it went, and reads again what it changed. */
  async function act(
    what: Deed,
    action: () => ReturnType<Desk['remove']> | ReturnType<Desk['save']>,
    read: () => Promise<void>
  ): Promise<boolean> {
    if ($news.get().kind === 'busy') return false
    $news.set({ kind: 'busy' })
    const answer = await action()
    await read()
    if (answer.kind === 'failed') {
      $news.set(answer)
      return false
    }
    $news.set({ kind: 'done', what })
    return true
  }

  return {
    $news,
    $questions,
    $reviews,
    decide: ({ date, experienceId, id }: WaitingOpinion, isPublished: boolean) =>
      act(
        isPublished ? 'published' : 'refused',
        () => desk.decide({ date, experienceId, id, isPublished }),
        loadReviews
      ),
    load: async (): Promise<void> => {
      await Promise.all([loadReviews(), loadQuestions()])
    },
    remove: (id: string) => act('removed', () => desk.remove(id), loadQuestions),
    removeImage: (id: string) => act('image-removed', () => desk.removeImage(id), loadQuestions),
    save: (id: string | null, draft: QuestionDraft) =>
      act('saved', () => desk.save(id, draft), loadQuestions),
    upload: (id: string, file: Blob) => act('image-saved', () => desk.upload(id, file), loadQuestions)
  }
}

export const desk = createDeskStore(deskOfTheSite)
