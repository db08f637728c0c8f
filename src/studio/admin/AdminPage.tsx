import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { admin, type AdminEvent } from './admin.store.ts'

import type { AdminTexts } from './admin-texts.view.ts'
import { Mails } from './Mails.tsx'
import { Reviews } from './Reviews.tsx'
import { useFirstLoad } from '#islands/ui/useFirstLoad.ts'

import './admin.css'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** Where administrators review opinions and see which mails are not sent. */
export function AdminPage({ language, texts: { admin: texts } }: Props) {
  const news = useStore(admin.$news)
  const lists = [useStore(admin.$reviews), useStore(admin.$mails)]
  const isThere = useFirstLoad(lists.some(({ kind }) => kind === 'loading'))
  useEffect(() => void admin.load(), [])
  if (!isThere) return <p role="status">{texts.loading}</p>
  return (
    <section className="studio-admin">
      <div className="admin-news">
        <p role="status">{news.kind === 'done' ? texts.done[news.what] : ''}</p>
        <p className="field-error" role="alert">
          {news.kind === 'failed' ? errorMessage(news, texts) : ''}
        </p>
      </div>
      <Reviews language={language} texts={texts} />
      <Mails language={language} texts={texts} />
    </section>
  )
}

function errorMessage({ code }: Extract<AdminEvent, { kind: 'failed' }>, texts: AdminTexts): string {
  const known: Readonly<Record<string, string>> = texts.code
  return known[code] ?? texts.code.other
}
