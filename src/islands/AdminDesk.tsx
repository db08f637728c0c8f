import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Language } from '#domain/locale.ts'
import { desk, type DeskNews } from '#stores/desk.ts'
import { showSnackbar } from '#stores/snackbar.ts'

import { AccountFrame, type AccountFrameLabels } from './AccountFrame.tsx'
import type { AdminTexts } from './admin/admin-texts.ts'
import { Questions } from './admin/Questions.tsx'
import { Reviews } from './admin/Reviews.tsx'

interface Props {
  frame: AccountFrameLabels
  language: Language
  texts: AdminTexts
}

/** Where administrators review opinions and edit questions. The functions refuse everybody else; the page only says so. */
export default function AdminDesk({ frame, language, texts }: Props) {
  return (
    <AccountFrame labels={frame}>
      {({ isAdmin }) =>
        isAdmin ? <Desk language={language} texts={texts} /> : <p role="alert">{texts.notAdmin}</p>
      }
    </AccountFrame>
  )
}

function Desk({ language, texts }: Omit<Props, 'frame'>) {
  const news = useStore(desk.$news)
  useEffect(() => void desk.load(), [])
  // Whoever works further down the page sees it too.
  useEffect(() => {
    if (news.kind === 'done') showSnackbar({ color: 'success', text: texts.done[news.what] })
    if (news.kind === 'failed') showSnackbar({ color: 'error', text: reasonOf(news, texts) })
  }, [news, texts])
  return (
    <>
      {news.kind === 'failed' && <p className="field-error">{reasonOf(news, texts)}</p>}
      <Reviews language={language} texts={texts} />
      <Questions language={language} texts={texts} />
    </>
  )
}

function reasonOf({ code }: Extract<DeskNews, { kind: 'failed' }>, texts: AdminTexts): string {
  const known: Readonly<Record<string, string>> = texts.code
  return known[code] ?? texts.code.other
}
