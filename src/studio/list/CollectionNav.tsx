import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { fragmentOfTool, type StudioTool, tabOf } from '#studio/shell/studio-tool.ts'
import type { Waiting } from '#studio/shell/waiting.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  /** The collection that is shown, or that was shown last. */
  collection: StudioCollection
  /** A person of a company: what is not theirs is not offered. */
  isCompany: boolean
  /** Whether a list is shown: a document has its own bar, with the way back to the list. */
  isList: boolean
  /** A person who only translates has no use for documents. */
  isTranslator: boolean
  links: { home: string }
  /** The name of the person who works here, once it is known. */
  person: string | null
  texts: StudioTexts
  tool: StudioTool | null
  /** Tools that the person's roles open: none before they are known. */
  tools: readonly StudioTool[]
  /** Experiences of which a text is missing, once they are read. */
  untranslated: number
  waiting: Waiting
}

/** The parts of the studio, each with how much waits there, and below them the collections of its content. */
export function CollectionNav(props: Props) {
  const { collection, isList, isTranslator, links, person, texts, tool, tools } = props
  const counts = countsOf(props)
  const [first, ...others] = tools
  const parts = first === 'hoy' ? [first, null, ...others] : tools
  return (
    <div className="studio-navs">
      <div className="studio-parts">
        <nav aria-label={texts.toolsLabel} className="studio-nav">
          {parts.map(name =>
            name === null ? (
              <a
                aria-current={tool === null ? 'true' : undefined}
                href={fragmentFor(collection)}
                key="content"
              >
                {texts.content} <Count number={counts.content} text={texts.draftsWaiting} />
              </a>
            ) : (
              <Part
                isOpen={tool !== null && name === tabOf(tool)}
                count={counts[name]}
                key={name}
                {...{ name, texts }}
              />
            )
          )}
        </nav>
        {person !== null && <strong>{person}</strong>}
        <a href={links.home}>{texts.toSite}</a>
      </div>
      {tool === null && isList && !isTranslator && (
        <nav aria-label={texts.collectionsLabel} className="studio-nav studio-nav-content">
          {collectionsFor(props).map(name => (
            <a aria-current={name === collection ? 'page' : undefined} href={fragmentFor(name)} key={name}>
              {texts.collections[name]}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

interface PartProps extends Pick<Props, 'texts'> {
  /** Undefined where nothing ever waits. */
  count: number | undefined
  isOpen: boolean
  name: StudioTool
}

function Part({ count, isOpen, name, texts }: PartProps) {
  return (
    <a aria-current={isOpen ? 'page' : undefined} href={fragmentOfTool(name)}>
      {texts.tools[name]} {count !== undefined && <Count number={count} text={texts.waiting} />}
    </a>
  )
}

/** The number has its place before it is known: a tab that grew would move the others. */
function Count({ number, text }: { number: number; text: string }) {
  return (
    <b className="studio-count" data-none={number === 0 || undefined}>
      {number > 0 && (
        <>
          {number}
          <span className="studio-hidden"> {text}</span>
        </>
      )}
    </b>
  )
}

/** How much waits in each part; the drafts are among the content. */
function countsOf({
  isTranslator,
  untranslated,
  waiting: { drafts, problems, proposals, reviews }
}: Props): Partial<Record<StudioTool, number>> & { content: number } {
  return {
    content: drafts?.length ?? 0,
    informe: problems?.length ?? 0,
    opiniones: reviews?.length ?? 0,
    propuestas: proposals?.length ?? 0,
    ...(isTranslator ? {} : { traducir: untranslated })
  }
}

/** Administrators alone change the configuration, as they alone have the tool for people. */
function collectionsFor({ isCompany, tools }: Props): readonly StudioCollection[] {
  if (isCompany) return companyCollections
  return studioCollections.filter(name => name !== 'configuracion' || tools.includes('personas'))
}

/** Collections whose documents can belong to a company. */
const companyCollections = ['experiencias', 'empresas'] as const satisfies StudioCollection[]

function fragmentFor(collection: StudioCollection): string {
  return fragmentOf({ collection, id: null, isNew: false })
}
