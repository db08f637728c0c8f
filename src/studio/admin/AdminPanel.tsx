import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import type { Language } from '#domain/text/locale.ts'
import { admin, type AdminEvent } from './admin.store.ts'

import { AccountFrame, type AccountFrameLabels } from '#islands/account/AccountFrame.tsx'
import type { AdminTexts } from './admin-texts.view.ts'
import { Mails } from './Mails.tsx'
import { Questions } from './Questions.tsx'
import { Reviews } from './Reviews.tsx'
import { useFirstLoad } from '#islands/ui/useFirstLoad.ts'

interface Props {
  drafts: { href: string; name: string }
  frame: AccountFrameLabels
  language: Language
  texts: AdminTexts
}

/** Where administrators review opinions, see which mails are not sent, and edit questions. The functions refuse all others; the page only says so. */
export default function AdminPanel({ drafts, frame, language, texts }: Props) {
  return (
    <AccountFrame isForStaff labels={frame}>
      {({ isAdmin }) =>
        isAdmin ? <AdminBoard {...{ drafts, language, texts }} /> : <p role="alert">{texts.notAdmin}</p>
      }
    </AccountFrame>
  )
}

function AdminBoard({ drafts, language, texts }: Omit<Props, 'frame'>) {
  const news = useStore(admin.$news)
  const lists = [useStore(admin.$reviews), useStore(admin.$mails), useStore(admin.$questions)]
  const isThere = useFirstLoad(lists.some(({ kind }) => kind === 'loading'))
  useEffect(() => void admin.load(), [])
  if (!isThere) return <p role="status">{texts.loading}</p>
  return (
    <>
      <div className="admin-news">
        <p role="status">{news.kind === 'done' ? texts.done[news.what] : ''}</p>
        <p className="field-error" role="alert">
          {news.kind === 'failed' ? errorMessage(news, texts) : ''}
        </p>
      </div>
      <Reviews language={language} texts={texts} />
      <Mails language={language} texts={texts} />
      <Questions language={language} texts={texts} />
      <p>
        <a className="button button-quiet" href={drafts.href}>
          {drafts.name}
        </a>
      </p>
    </>
  )
}

function errorMessage({ code }: Extract<AdminEvent, { kind: 'failed' }>, texts: AdminTexts): string {
  const known: Readonly<Record<string, string>> = texts.code
  return known[code] ?? texts.code.other
}
