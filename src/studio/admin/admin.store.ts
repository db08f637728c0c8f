import { atom } from 'nanostores'

import { mapResult, type Remote, remoteOf } from '#domain/data/remote.ts'
import type { UnsentMail } from '#domain/mail/delivery.ts'
import type { WaitingOpinion } from '#domain/opinion/opinion.ts'
import type { QuestionDraft } from '#domain/question/question.ts'
import { type AdminApi, adminApi, type EditedQuestion } from './admin.service.ts'

export type { EditedQuestion } from './admin.service.ts'

/** Result of the last action. */
export type AdminEvent =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'failed'; code: string }
  | {
      kind: 'done'
      what: 'image-removed' | 'image-saved' | 'published' | 'refused' | 'removed' | 'resent' | 'saved'
    }

type RoleAction = Extract<AdminEvent, { kind: 'done' }>['what']

/** The work of administrators: opinions that wait, mails that are not sent, and questions. */
function createAdmin(api: AdminApi) {
  const { $hasMoreMails, $mails, loadMails } = createMails(api)
  const { $hasMoreReviews, $reviews, loadReviews } = createReviews(api)
  const $questions = atom<Remote<EditedQuestion[]>>({ kind: 'loading' })
  const $news = atom<AdminEvent>({ kind: 'none' })

  async function loadQuestions(): Promise<void> {
    $questions.set(remoteOf(await api.questions()))
  }

  /** Does one thing at a time, says how it went, and reads again what it changed. */
  async function act(
    what: RoleAction,
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
    $hasMoreMails,
    $hasMoreReviews,
    $mails,
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
        () => api.decide({ date, experienceId, id, isPublished, refusal }),
        loadReviews
      ),
    load: async (): Promise<void> => {
      await Promise.all([loadReviews(), loadMails(), loadQuestions()])
    },
    remove: (id: string) => act('removed', () => api.remove(id), loadQuestions),
    removeImage: (id: string) => act('image-removed', () => api.removeImage(id), loadQuestions),
    resend: ({ id, kind }: UnsentMail) => act('resent', () => api.resend({ id, kind }), loadMails),
    save: (id: string | null, draft: QuestionDraft) => act('saved', () => api.save(id, draft), loadQuestions),
    upload: (id: string, file: Blob) => act('image-saved', () => api.upload(id, file), loadQuestions)
  }
}

function createMails(api: Pick<AdminApi, 'mails'>) {
  const $mails = atom<Remote<UnsentMail[]>>({ kind: 'loading' })
  /** Whether more mails are not sent than are listed. */
  const $hasMoreMails = atom(false)
  return {
    $hasMoreMails,
    $mails,
    loadMails: async (): Promise<void> => {
      const result = await api.mails()
      if (result.kind === 'done') $hasMoreMails.set(result.value.hasMore)
      $mails.set(remoteOf(mapResult(result, ({ mails }) => mails)))
    }
  }
}

function createReviews(api: Pick<AdminApi, 'reviews'>) {
  const $reviews = atom<Remote<WaitingOpinion[]>>({ kind: 'loading' })
  /** Whether more opinions wait than are listed. */
  const $hasMoreReviews = atom(false)
  return {
    $hasMoreReviews,
    $reviews,
    loadReviews: async (): Promise<void> => {
      const result = await api.reviews()
      if (result.kind === 'done') $hasMoreReviews.set(result.value.hasMore)
      $reviews.set(remoteOf(mapResult(result, ({ opinions }) => opinions)))
    }
  }
}

export const admin = createAdmin(adminApi)
