import { useEffect } from 'react'

import { translatedCollections, type TranslationPlace } from './translation-place.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { people } from '#studio/people/people.store.ts'
import { textEditor } from './text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { Matrix } from './Matrix.tsx'
import { TranslationEditor } from './editor/TranslationEditor.tsx'

interface Props {
  language: StudioLanguage
  place: TranslationPlace
  texts: StudioTexts
}

/** Missing translations by language, and the texts of one document beside their original. */
export function TranslationPage({ language, place, texts }: Props) {
  const session = useStore(people.$session)
  useSendOnReturn()
  if (session.kind === 'failed' && session.code === 'permission-denied')
    return <p role="alert">{texts.refused}</p>
  if (session.kind === 'failed') return <p role="alert">{texts.translation.failed}</p>
  if (session.kind !== 'ready') return <p role="status">{texts.loading}</p>
  const rights = session.value.rights
  const collections = translatedCollections(rights)
  if (!collections.includes(place.collection)) return <p role="alert">{texts.refused}</p>
  const { collection, document } = place
  return document === null ? (
    <Matrix collection={collection} {...{ collections, language, rights, texts }} />
  ) : (
    <TranslationEditor
      key={`${collection}/${document.id}`}
      place={{ collection, id: document.id }}
      rights={rights}
      target={document}
      {...{ language, texts }}
    />
  )
}

/** Sends texts that were written offline when the connection returns. */
function useSendOnReturn(): void {
  useEffect(() => {
    textEditor.remember()
    const send = () => void textEditor.send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [])
}
