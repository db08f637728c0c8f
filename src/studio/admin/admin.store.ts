import { atom } from 'nanostores'

import { mapResult, type Remote, remoteOf } from '#domain/data/remote.ts'
import type { UnsentMail } from '#domain/mail/delivery.ts'
import type { WaitingOpinion } from '#domain/opinion/opinion.ts'
import { type AdminApi, adminApi } from './admin.service.ts'

/** Result of the last action. */
export type AdminEvent =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'failed'; code: string }
  | { kind: 'done'; what: 'published' | 'refused' | 'resent' }

type RoleAction = Extract<AdminEvent, { kind: 'done' }>['what']

/** The work of administrators: opinions that wait, and mails that are not sent. */
function createAdmin(api: AdminApi) {
  const { $hasMoreMails, $mails, loadMails } = createMails(api)
  const { $hasMoreReviews, $reviews, loadReviews } = createReviews(api)
  const $news = atom<AdminEvent>({ kind: 'none' })

  /** Does one thing at a time, says how it went, and reads again what it changed. */
  async function act(
    what: RoleAction,
    action: () => ReturnType<AdminApi['decide']>,
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
      await Promise.all([loadReviews(), loadMails()])
    },
    resend: ({ id, kind }: UnsentMail) => act('resent', () => api.resend({ id, kind }), loadMails)
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
