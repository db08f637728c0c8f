import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { fragmentOfTool, type StudioTool } from '#studio/shell/studio-tool.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  /** The collection that is shown, or that was shown last. */
  collection: StudioCollection
  /** A person who only translates has no use for documents and opinions. */
  isTranslator: boolean
  /** A person of a company: what is not theirs is not offered. */
  isCompany: boolean
  links: { drafts: string; home: string; reviews: string }
  /** The name of the person who works here, once it is known. */
  person: string | null
  texts: StudioTexts
  tool: StudioTool | null
  /** Those that the roles of the person open. */
  tools: readonly StudioTool[]
}

/** The parts of the studio, and below them the collections of its content. */
export function CollectionNav({
  collection,
  isCompany,
  isTranslator,
  links,
  person,
  texts,
  tool,
  tools
}: Props) {
  return (
    <div className="studio-navs">
      <nav aria-label={texts.toolsLabel} className="studio-nav">
        {!isTranslator && (
          <a aria-current={tool === null ? 'true' : undefined} href={fragmentFor(collection)}>
            {texts.content}
          </a>
        )}
        {!isTranslator && !isCompany && <a href={links.reviews}>{texts.reviews}</a>}
        {!isCompany && <a href={links.drafts}>{texts.drafts}</a>}
        {/* Last, since they come when the roles are known: in front of the others they would move them. */}
        {tools.map(name => (
          <a aria-current={name === tool ? 'page' : undefined} href={fragmentOfTool(name)} key={name}>
            {texts.tools[name]}
          </a>
        ))}
        <a className="studio-nav-end" href={links.home}>
          {texts.toSite}
        </a>
        {person !== null && <strong>{person}</strong>}
      </nav>
      {tool === null && (
        <nav aria-label={texts.collectionsLabel} className="studio-nav studio-nav-content">
          {(isCompany ? companyCollections : studioCollections).map(name => (
            <a aria-current={name === collection ? 'page' : undefined} href={fragmentFor(name)} key={name}>
              {texts.collections[name]}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

/** What may belong to a company. */
const companyCollections = ['experiencias', 'empresas'] as const satisfies StudioCollection[]

function fragmentFor(collection: StudioCollection): string {
  return fragmentOf({ collection, id: null, isNew: false })
}
