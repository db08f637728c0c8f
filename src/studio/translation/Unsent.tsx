import { useEffect } from 'react'

import type { StudioCollection } from '#studio/document/studio-document.ts'
import { fragmentOfTranslation } from './translation-place.ts'
import type { Language } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { textEditor } from './text-editor.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  /** The one that is shown: of the others the device knows its own. */
  collection: StudioCollection
  /** In which a document of another device is opened. */
  language: Language
  texts: StudioTexts
}

/** The documents with something that was written, here or on another device, and not sent. */
export function Unsent({ collection, language, texts }: Props) {
  const kept = useStore(textEditor.$kept)
  const elsewhere = useStore(textEditor.$elsewhere)
  useEffect(() => void textEditor.lookElsewhere(collection), [collection])
  const places = [
    ...elsewhere.map(({ id }) => ({ collection, id, language, path: null })),
    ...kept.map(({ collection: name, id, language: code, path }) => ({
      collection: name,
      id,
      language: code,
      path
    }))
  ]
  // Of a document that is in both the device knows the text.
  const documents = new Map(places.map(one => [`${one.collection}/${one.id}`, one]))
  if (documents.size === 0) return null
  return (
    <div className="studio-offer">
      <p>{texts.translation.unsent}</p>
      <ul>
        {[...documents].map(([key, { collection: name, ...document }]) => (
          <li key={key}>
            <a href={fragmentOfTranslation({ collection: name, document })}>{document.id}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
