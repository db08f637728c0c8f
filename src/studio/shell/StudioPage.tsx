import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { hasAnyRight, isCompanyAlone, mayReadAll, type StudioRights } from '#domain/account/rights.ts'
import type { DocumentRow } from '#studio/document/studio-document.ts'
import { isTranslatorAlone, type StudioTool, toolsFor } from './studio-tool.ts'
import { AccountFrame, type AccountFrameLabels } from '#islands/account/AccountFrame.tsx'
import { lazyPart } from './lazy-part.tsx'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { invitationIn } from '#studio/people/invitation.ts'
import { people } from '#studio/people/people.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { CollectionNav } from '#studio/list/CollectionNav.tsx'
import { documents } from '#studio/list/documents.store.ts'
import { online } from '#studio/publication/online.store.ts'
import { EditorToday, translated } from '#studio/today/EditorToday.tsx'
import { usePlaceHeading } from './usePlaceHeading.ts'
import { useStudioPlace } from './useStudioPlace.ts'
import { waiting } from './waiting.store.ts'

// Loaded on demand: parts that few people open, parts of one role, and lists and forms, which arrive while their documents are read.
const AcceptInvitation = lazyPart(
  async () => (await import('#studio/people/AcceptInvitation.tsx')).AcceptInvitation
)
const AdminPage = lazyPart(async () => (await import('#studio/admin/AdminPage.tsx')).AdminPage)
const CollectionList = lazyPart(async () => (await import('#studio/list/CollectionList.tsx')).CollectionList)
const CompanyEditor = lazyPart(async () => (await import('#studio/company/CompanyEditor.tsx')).CompanyEditor)
const CompanyToday = lazyPart(async () => (await import('#studio/company/CompanyToday.tsx')).CompanyToday)
const DocumentEditor = lazyPart(
  async () => (await import('#studio/document/DocumentEditor.tsx')).DocumentEditor
)
const ProposalsPage = lazyPart(
  async () => (await import('#studio/proposals/ProposalsPage.tsx')).ProposalsPage
)
const ImportPage = lazyPart(async () => (await import('#studio/bulk/ImportPage.tsx')).ImportPage)
const KeyHelp = lazyPart(async () => (await import('./KeyHelp.tsx')).KeyHelp)
const PeoplePage = lazyPart(async () => (await import('#studio/people/PeoplePage.tsx')).PeoplePage)
const RecordPage = lazyPart(async () => (await import('#studio/record/RecordPage.tsx')).RecordPage)
const ReportPage = lazyPart(async () => (await import('#studio/publication/ReportPage.tsx')).ReportPage)
const Settings = lazyPart(async () => (await import('#studio/settings/Settings.tsx')).Settings)
const SignInAgain = lazyPart(async () => (await import('./SignInAgain.tsx')).SignInAgain)
const TranslationPage = lazyPart(
  async () => (await import('#studio/translation/TranslationPage.tsx')).TranslationPage
)

export interface StudioLinks {
  home: string
  /** `/en`, or nothing for the default Spanish. */
  prefix: string
}

interface Props {
  frame: AccountFrameLabels
  language: StudioLanguage
  links: StudioLinks
  texts: StudioTexts
}

/** Where editors, translators and companies work. The functions refuse what a role does not allow; the page only says so. */
export default function StudioPage({ frame, ...props }: Props) {
  const { fragment } = useStudioPlace()
  const invitation = useMemo(() => invitationIn(fragment), [fragment])
  if (invitation !== null)
    return (
      <Suspense>
        <AcceptInvitation {...{ invitation }} language={props.language} texts={props.texts} />
      </Suspense>
    )
  return (
    <AccountFrame isForStaff labels={frame} staysOpen>
      {({ uid }, ending) => (
        <>
          <Studio key={uid} {...props} />
          {ending !== null && (
            <Suspense>
              <SignInAgain {...{ ending }} labels={frame} language={props.language} />
            </Suspense>
          )}
        </>
      )}
    </AccountFrame>
  )
}

function Studio({ language, links, texts }: Omit<Props, 'frame'>) {
  const { collection, field, fragment, id, tool: named, translation } = useStudioPlace()
  const session = useStore(people.$session)
  useEffect(() => void people.openSession(), [])
  const rights = session.kind === 'ready' ? session.value.rights : null
  const tools = rights === null ? [] : toolsFor(rights)
  const isTranslator = rights !== null && isTranslatorAlone(rights)
  const tool = isTranslator ? 'traducir' : named
  const isCompany = rights !== null && isCompanyAlone(rights)
  const { guide, guideTitle } = tool === 'traducir' ? texts.translation : isCompany ? texts.company : texts
  const person = session.kind === 'ready' ? session.value.name : null
  const counts = useStore(waiting.$waiting)
  const lists = useStore(documents.$lists)
  useWaiting(rights)
  const hasField = field !== undefined || typeof translation.document?.path === 'string'
  const element = usePlaceHeading(fragment, hasField)
  return (
    <div className="studio" lang={language} ref={element}>
      <CollectionNav
        {...{ collection, isCompany, isTranslator, links, person, texts, tool, tools }}
        isList={id === null}
        untranslated={untranslatedIn(lists[translated]?.rows)}
        waiting={counts}
      />
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <Content
          isCompany={isCompany}
          isKnown={session.kind === 'ready' || session.kind === 'failed'}
          {...{ language, links, texts, tool }}
        />
      </Suspense>
      <Guide steps={guide} title={guideTitle} />
      <Suspense>
        <KeyHelp texts={texts} />
      </Suspense>
    </div>
  )
}

function untranslatedIn(rows: readonly DocumentRow[] = []): number {
  return rows.filter(({ missingLanguages }) => missingLanguages.length > 0).length
}

/** A number changes with work in its part: it is fetched when the next part is opened, and when something went online. */
function useWaiting(rights: StudioRights | null): void {
  useEffect(() => {
    if (rights === null) return undefined
    const load = async () => {
      await waiting.load(rights)
      // The tab counts the texts that are missing: last, so that nobody waits for it.
      if (mayReadAll(rights)) void documents.need(translated)
    }
    const follow = () => void load()
    follow()
    addEventListener('hashchange', follow)
    const stop = online.$online.listen(({ kind }) => {
      if (kind === 'online' || kind === 'same') follow()
    })
    return () => {
      removeEventListener('hashchange', follow)
      stop()
    }
  }, [rights])
}

interface ContentProps extends Omit<Props, 'frame'> {
  isCompany: boolean
  /** Whether it is known who works here. */
  isKnown: boolean
  tool: StudioTool | null
}

function Content({ isCompany, isKnown, language, links, texts, tool }: ContentProps) {
  const { collection, field, id, isNew, moment, proposal, translation } = useStudioPlace()
  if (tool === 'hoy')
    return (
      <Own {...{ texts, tool }}>
        {rights => (
          <div>
            {mayReadAll(rights) && <EditorToday isAdmin={rights.isAdmin} {...{ language, texts }} />}
            {rights.companies.length > 0 && <CompanyToday {...{ language, texts }} />}
          </div>
        )}
      </Own>
    )
  if (tool === 'opiniones')
    return <Own {...{ texts, tool }}>{() => <AdminPage {...{ language, texts }} />}</Own>
  if (tool === 'propuestas')
    return <ProposalsPage key={proposal} {...{ isCompany, language, proposal, texts }} />
  if (tool === 'traducir') return <TranslationPage place={translation} {...{ language, texts }} />
  if (tool === 'informe') return <ReportPage {...{ language, texts }} />
  if (tool === 'importar') return <ImportPage {...{ language, texts }} />
  if (tool === 'personas') return <PeoplePage {...{ language, texts }} />
  if (tool === 'registro' || tool === 'volver') return <RecordPage {...{ language, moment, texts }} />
  if (collection === 'configuracion')
    return (
      <Own texts={texts} tool="personas">
        {() => (
          <Settings lead={id === null ? null : { field: field ?? '', group: id }} {...{ language, texts }} />
        )}
      </Own>
    )
  if (id === null) return <CollectionList collection={collection} key={collection} {...{ language, texts }} />
  if (!isKnown) return <p role="status">{texts.loading}</p>
  if (isCompany)
    return <CompanyEditor key={`${collection}/${id}`} place={{ collection, id }} {...{ language, texts }} />
  return (
    <DocumentEditor
      field={field ?? null}
      isNew={isNew}
      key={`${collection}/${id}`}
      place={{ collection, id }}
      {...{ language, links, texts }}
    />
  )
}

interface OwnProps extends Pick<Props, 'texts'> {
  children: (rights: StudioRights) => ReactNode
  tool: StudioTool
}

/** A tool for those alone whose roles open it. */
function Own({ children, texts, tool }: OwnProps) {
  const session = useStore(people.$session)
  if (session.kind === 'failed' && session.code !== 'permission-denied')
    return (
      <RetryPanel onRetry={() => void people.openSession()} retry={texts.retry} text={texts.listFailed} />
    )
  if (session.kind === 'idle' || session.kind === 'loading') return <p role="status">{texts.loading}</p>
  const isRefused = session.kind !== 'ready' || !hasAnyRight(session.value.rights)
  const isTheirs = session.kind === 'ready' && toolsFor(session.value.rights).includes(tool)
  return isTheirs ? (
    children(session.value.rights)
  ) : (
    <p role="alert">{isRefused ? texts.refused : texts.people.onlyAdmins}</p>
  )
}

interface GuideProps {
  steps: readonly { text: string; title: string }[]
  title: string
}

/** Guide for editors, shown where it is needed. */
function Guide({ steps, title: heading }: GuideProps) {
  return (
    <details className="studio-guide">
      <summary>{heading}</summary>
      <ol>
        {steps.map(({ text, title }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
