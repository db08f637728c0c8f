import { useState } from 'react'

import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  chosen: readonly string[]
  collection: 'empresas' | 'partners'
  /** Label of the search field. */
  find: string
  most: number
  onChange: (ids: readonly string[]) => void
  texts: StudioTexts
}

/** The companies or the partners of a person: found by name, taken away one by one. */
export function DocumentChoice({ chosen, collection, find, most, onChange, texts }: Props) {
  useStore(documents.$lists)
  const [text, setText] = useState('')
  const isFull = chosen.length >= most
  const found = text.trim() === '' ? [] : documents.find(collection, text)
  const others = found.filter(({ id }) => !chosen.includes(id))
  return (
    <>
      {chosen.length > 0 && (
        <ul className="studio-chosen">
          {chosen.map(id => (
            <li key={id}>
              {documents.nameOf(collection, id) ?? id}
              <button
                aria-label={`${texts.remove}: ${documents.nameOf(collection, id) ?? id}`}
                className="button button-quiet"
                onClick={() => onChange(chosen.filter(other => other !== id))}
                type="button"
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <input
          aria-label={find}
          className="field"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          placeholder={find}
          type="search"
          value={text}
        />
      )}
      {!isFull && others.length > 0 && (
        <ul className="studio-chosen">
          {others.map(({ id, title }) => (
            <li key={id}>
              <button
                className="button button-quiet"
                onClick={() => {
                  onChange([...chosen, id])
                  setText('')
                }}
                type="button"
              >
                {texts.add}: {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="studio-help" role="status">
        {!isFull && text.trim() !== '' && found.length === 0 && texts.nothingFound}
      </p>
    </>
  )
}
