import { useEffect } from 'react'

import { useStore } from '#islands/ui/useStore.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { documents } from './documents.store.ts'

const collection = 'configuracion'

/** The documents of the configuration, each with what it decides. */
const groups = ['catalogo', 'imagenesProvincias', 'partnersProvincia'] as const

/** The settings of the site, in groups: each has a form of its own, and there is no other. */
export function Settings({ texts }: { texts: StudioTexts }) {
  const list = useStore(documents.$lists)[collection]
  useEffect(() => void documents.load(collection), [])
  if (list === undefined) return <p role="status">{texts.loading}</p>
  return (
    <section aria-labelledby="studio-list" className="studio-list-page">
      <div className="studio-list-head">
        <h2 id="studio-list">{texts.collections[collection]}</h2>
      </div>
      <ul className="studio-settings">
        {groups.map(id => (
          <li key={id}>
            <a href={fragmentOf({ collection, id, isNew: !list.rows.some(row => row.id === id) })}>
              <strong>{texts.settings[id].title}</strong>
              <span>{texts.settings[id].help}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sentence about the form of a group; null for any other document. */
export function settingsAt(place: DocumentPlace, { settings }: StudioTexts) {
  const group = place.collection === collection ? groups.find(known => known === place.id) : undefined
  return group === undefined ? null : settings[group]
}
