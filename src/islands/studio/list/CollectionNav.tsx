import { type StudioCollection, studioCollections } from '#domain/studio/studio-document.ts'
import { fragmentOf } from '#domain/studio/studio-place.ts'
import type { StudioTexts } from '#texts.ts'

interface Props {
  collection: StudioCollection
  links: { drafts: string; reviews: string }
  texts: StudioTexts
}

/** The collections, and the pages that are parts of the studio. */
export function CollectionNav({ collection, links, texts }: Props) {
  return (
    <nav aria-label={texts.collectionsLabel} className="studio-nav">
      {studioCollections.map(name => (
        <a
          aria-current={name === collection ? 'page' : undefined}
          href={fragmentOf({ collection: name, id: null, isNew: false })}
          key={name}
        >
          {texts.collections[name]}
        </a>
      ))}
      <a href={links.reviews}>{texts.reviews}</a>
      <a href={links.drafts}>{texts.drafts}</a>
    </nav>
  )
}
