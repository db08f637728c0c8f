import { fragmentOfTranslation } from '#domain/studio/translation/translation-place.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { textEditor } from '#stores/studio/translation/text-editor.ts'
import type { StudioTexts } from '#texts.ts'

/** The documents with something that was written on this device and not sent. */
export function Unsent({ texts }: { texts: StudioTexts }) {
  const kept = useStore(textEditor.$kept)
  if (kept.length === 0) return null
  const documents = new Map(kept.map(one => [`${one.collection}/${one.id}`, one]))
  return (
    <div className="studio-offer">
      <p>{texts.translation.unsent}</p>
      <ul>
        {[...documents.values()].map(({ collection, id, language, path }) => (
          <li key={`${collection}/${id}`}>
            <a href={fragmentOfTranslation({ collection, document: { id, language, path } })}>{id}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
