import { atom } from 'nanostores'

import type { WaitingOpinion } from '#domain/opinion/opinion.ts'
import type { QuestionDraft } from '#domain/question/question.ts'
import { type AdminApi, adminApi as deskOfTheSite, type EditedQuestion } from '#services/studio/admin-api.ts'

export type { EditedQuestion } from '#services/studio/admin-api.ts'

/** A list as far as it is known. */
export type RemoteAdminList<Item> =
  | { kind: 'loading' }
  | { kind: 'failed'; code: string }
  | { kind: 'there'; list: Item[] }

/** What the last thing that was done came to. */
export type AdminEvent =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'failed'; code: string }
  | { kind: 'done'; what: 'image-removed' | 'image-saved' | 'published' | 'refused' | 'removed' | 'saved' }

type Deed = Extract<AdminEvent, { kind: 'done' }>['what']

/** What administrators have before them: the opinions that wait, and the questions. */
function createDeskStore(desk: AdminApi) {
  const { $hasMoreReviews, $reviews, loadReviews } = createReviews(desk)
  const $questions = atom<RemoteAdminList<EditedQuestion>>({ kind: 'loading' })
  const $news = atom<AdminEvent>({ kind: 'none' })

  async function loadQuestions(): Promise<void> {
    const answer = await desk.questions()
    $questions.set(answer.kind === 'done' ? { kind: 'there', list: answer.value } : answer)
  }

  /** Does one thing at a time, says how it went, and reads again what it changed. */
  async function act(
    what: Deed,
    action: () => ReturnType<AdminApi['remove']> | ReturnType<AdminApi['save']>,
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
    $hasMoreReviews,
    $news,
    $questions,
    $reviews,
    /** `refusal` is what the author is told about an opinion that is not published. */
    decide: (
      { date, experienceId, id }: WaitingOpinion,
      isPublished: boolean,
      refusal: string | null = null
    ) =>
      act(
        isPublished ? 'published' : 'refused',
        () => desk.decide({ date, experienceId, id, isPublished, refusal }),
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

function createReviews(desk: Pick<AdminApi, 'reviews'>) {
  const $reviews = atom<RemoteAdminList<WaitingOpinion>>({ kind: 'loading' })
  /** Whether more opinions wait than are listed. */
  const $hasMoreReviews = atom(false)
  return {
    $hasMoreReviews,
    $reviews,
    loadReviews: async (): Promise<void> => {
      const answer = await desk.reviews()
      if (answer.kind === 'failed') return $reviews.set(answer)
      $hasMoreReviews.set(answer.value.hasMore)
      $reviews.set({ kind: 'there', list: answer.value.opinions })
    }
  }
}

export const admin = createDeskStore(deskOfTheSite)
