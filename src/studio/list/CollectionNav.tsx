import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { fragmentOfTool, type StudioTool } from '#studio/shell/studio-tool.ts'
import type { Waiting } from '#studio/shell/waiting.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  /** The collection that is shown, or that was shown last. */
  collection: StudioCollection
  /** A person who only translates has no use for documents and opinions. */
  isTranslator: boolean
  /** A person of a company: what is not theirs is not offered. */
  isCompany: boolean
  /** Whether a list is shown: a document has its own bar, with the way back to the list. */
  isList: boolean
  links: { drafts: string; home: string; reviews: string }
  /** The name of the person who works here, once it is known. */
  person: string | null
  texts: StudioTexts
  tool: StudioTool | null
  /** Tools that the person's roles open. */
  tools: readonly StudioTool[]
  waiting: Waiting
}

/** The parts of the studio, each with how much waits there, and below them the collections of its content. */
export function CollectionNav(props: Props) {
  const { collection, isCompany, isList, isTranslator, links, person, texts, tool, tools, waiting } = props
  return (
    <div className="studio-navs">
      <nav aria-label={texts.toolsLabel} className="studio-nav">
        {!isTranslator && (
          <a aria-current={tool === null ? 'true' : undefined} href={fragmentFor(collection)}>
            {texts.content}
          </a>
        )}
        {!isTranslator && !isCompany && (
          <a href={links.reviews}>
            {texts.reviews}
            <Count number={waiting.reviews} text={texts.waiting} />
          </a>
        )}
        {!isCompany && (
          <a href={links.drafts}>
            {texts.drafts}
            <Count number={waiting.drafts} text={texts.waiting} />
          </a>
        )}
        {/* Last, since they come when the roles are known: in front of the others they would move them. */}
        {tools.map(name => (
          <a aria-current={name === tool ? 'page' : undefined} href={fragmentOfTool(name)} key={name}>
            {texts.tools[name]}
            <Count number={waitingAt(name, waiting)} text={texts.waiting} />
          </a>
        ))}
        {person !== null && <strong>{person}</strong>}
        <a className="studio-nav-end" href={links.home}>
          {texts.toSite}
        </a>
      </nav>
      {tool === null && isList && (
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

function Count({ number, text }: { number: number | null; text: string }) {
  if (number === null || number === 0) return null
  return (
    <b className="studio-count">
      {number}
      <span className="studio-hidden"> {text}</span>
    </b>
  )
}

function waitingAt(tool: StudioTool, { problems, proposals }: Waiting): number | null {
  if (tool === 'propuestas') return proposals
  return tool === 'informe' ? problems : null
}

/** Collections whose documents can belong to a company. */
const companyCollections = ['experiencias', 'empresas'] as const satisfies StudioCollection[]

function fragmentFor(collection: StudioCollection): string {
  return fragmentOf({ collection, id: null, isNew: false })
}
