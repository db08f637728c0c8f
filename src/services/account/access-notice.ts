import { accessNoticeCall } from '#contract/calls/access-notice.ts'
import type { AccessChange } from '#domain/account/access-notice.ts'
import type { Language } from '#domain/text/locale.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'
import { readPage } from '#services/site/page.ts'

/** Tells the server that a way into the account was changed, for the mail to its owner; whether one goes out. */
export type NoticeAccessChange = (change: AccessChange) => Promise<Result<boolean>>

export function createAccessNotice(call: Call, language: () => Language): NoticeAccessChange {
  return async change => {
    const answer = await callFunction(call, accessNoticeCall, { change, language: language() })
    return mapResult(answer, ({ isNotified }) => isNotified)
  }
}

export const noticeAccessChange = createAccessNotice(customerCall, () => readPage().language)
