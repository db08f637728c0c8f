import { useStore } from './useStore.ts'
import { useEffect } from 'react'

import type { Language } from '#domain/locale.ts'
import { desk, type DeskNews } from '#stores/desk.ts'

import { AccountFrame, type AccountFrameLabels } from './AccountFrame.tsx'
import type { AdminTexts } from './admin/admin-texts.ts'
import { Questions } from './admin/Questions.tsx'
import { Reviews } from './admin/Reviews.tsx'
import { useOnceThere } from './useOnceThere.ts'

interface Props {
  drafts: { href: string; name: string }
  frame: AccountFrameLabels
  language: Language
  texts: AdminTexts
}

/** Where administrators review opinions and edit questions. The functions refuse everybody else; the page only says so. */
export default function AdminDesk({ drafts, frame, language, texts }: Props) {
  return (
    <AccountFrame labels={frame}>
      {({ isAdmin }) =>
        isAdmin ? <Desk {...{ drafts, language, texts }} /> : <p role="alert">{texts.notAdmin}</p>
      }
    </AccountFrame>
  )
}

function Desk({ drafts, language, texts }: Omit<Props, 'frame'>) {
  const news = useStore(desk.$news)
  const lists = [useStore(desk.$reviews), useStore(desk.$questions)]
  const isThere = useOnceThere(lists.some(({ kind }) => kind === 'loading'))
  useEffect(() => void desk.load(), [])
  if (!isThere) return <p role="status">{texts.loading}</p>
  return (
    <>
      <div className="admin-news">
        <p role="status">{news.kind === 'done' ? texts.done[news.what] : ''}</p>
        <p className="field-error" role="alert">
          {news.kind === 'failed' ? reasonOf(news, texts) : ''}
        </p>
      </div>
      <Reviews language={language} texts={texts} />
      <Questions language={language} texts={texts} />
      <p>
        <a className="button button-quiet" href={drafts.href}>
          {drafts.name}
        </a>
      </p>
    </>
  )
}

function reasonOf({ code }: Extract<DeskNews, { kind: 'failed' }>, texts: AdminTexts): string {
  const known: Readonly<Record<string, string>> = texts.code
  return known[code] ?? texts.code.other
}
