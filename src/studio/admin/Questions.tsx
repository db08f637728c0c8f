import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import { readIn } from '#domain/text/text.ts'
import { admin } from './admin.store.ts'

import type { AdminTexts } from './admin-texts.view.ts'
import { QuestionEditor } from './QuestionEditor.tsx'

interface Props {
  language: Language
  texts: AdminTexts
}

/** Which question is open: its id, a new one, or none. */
type Open = { kind: 'none' } | { kind: 'new' } | { kind: 'known'; id: string }

/** The frequent questions, one of them open to be edited. */
export function Questions({ language, texts }: Props) {
  const questions = useStore(admin.$questions)
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  const list = questions.kind === 'ready' ? questions.value : []
  const edited = open.kind === 'known' ? list.find(({ id }) => id === open.id) : undefined
  return (
    <section aria-labelledby="preguntas-de-la-web">
      <h2 id="preguntas-de-la-web">{texts.questions}</h2>
      {questions.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {questions.kind === 'failed' && <p role="alert">{texts.code.other}</p>}
      {open.kind === 'none' && (
        <button className="button" onClick={() => setOpen({ kind: 'new' })} type="button">
          {texts.add}
        </button>
      )}
      {open.kind === 'new' && <QuestionEditor known={null} onClose={close} texts={texts} />}
      {edited && <QuestionEditor key={edited.id} known={edited} onClose={close} texts={texts} />}
      {open.kind === 'none' && (
        <ul className="admin-list">
          {list.map(question => (
            <li key={question.id}>
              <span>{readIn(language, question.question).text}</span>
              <button
                aria-label={`${texts.edit}: ${readIn(language, question.question).text}`}
                className="button button-quiet"
                onClick={() => setOpen({ id: question.id, kind: 'known' })}
                type="button"
              >
                {texts.edit}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
