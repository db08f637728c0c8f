import { useEffect } from 'react'

import { isCompanyAlone } from '#domain/studio/rights.ts'
import { fragmentOfTool, toolsFor } from '#domain/studio/studio-tool.ts'
import { AccountFrame, type AccountFrameLabels } from '#islands/account/AccountFrame.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { people } from '#stores/studio/people.ts'
import type { StudioTexts } from '#texts.ts'

import { CompanyEditor } from './company/CompanyEditor.tsx'
import { CompanyToday } from './company/CompanyToday.tsx'
import { ProposalsPage } from './company/ProposalsPage.tsx'
import { ImportPage } from './bulk/ImportPage.tsx'
import { DocumentEditor } from './edit/DocumentEditor.tsx'
import type { StudioLanguage } from './form/field-props.ts'
import { Guide } from './Guide.tsx'
import { CollectionList } from './list/CollectionList.tsx'
import { CollectionNav } from './list/CollectionNav.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { RecordPage } from './people/RecordPage.tsx'
import { ReportPage } from './ReportPage.tsx'
import { useStudioPlace } from './useStudioPlace.ts'

import './studio.css'

export interface StudioLinks {
  drafts: string
  reviews: string
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
  return (
    <AccountFrame isForStaff labels={frame}>
      {({ uid }) => <Studio key={uid} {...props} />}
    </AccountFrame>
  )
}

function Studio({ language, links, texts }: Omit<Props, 'frame'>) {
  const { collection, tool } = useStudioPlace()
  const session = useStore(people.$session)
  useEffect(() => void people.openSession(), [])
  const tools = session.kind === 'ready' ? toolsFor(session.value.rights) : []
  const isCompany = session.kind === 'ready' && isCompanyAlone(session.value.rights)
  useEffect(() => {
    // A company begins with its days, unless its address says where it goes.
    if (isCompany && location.hash === '') location.replace(fragmentOfTool('hoy'))
  }, [isCompany])
  return (
    <div className="studio" lang={language}>
      <CollectionNav {...{ collection, isCompany, links, texts, tool, tools }} />
      <Content
        isCompany={isCompany}
        isKnown={session.kind === 'ready' || session.kind === 'failed'}
        {...{ language, links, texts }}
      />
      <Guide isForCompany={isCompany} texts={texts} />
    </div>
  )
}

interface ContentProps extends Omit<Props, 'frame'> {
  isCompany: boolean
  /** Whether it is known who works here. */
  isKnown: boolean
}

function Content({ isCompany, isKnown, language, links, texts }: ContentProps) {
  const { collection, field, id, isNew, tool } = useStudioPlace()
  if (tool === 'hoy') return <CompanyToday {...{ language, texts }} />
  if (tool === 'propuestas') return <ProposalsPage {...{ isCompany, language, texts }} />
  if (tool === 'informe') return <ReportPage {...{ language, texts }} />
  if (tool === 'importar') return <ImportPage {...{ language, texts }} />
  if (tool === 'personas') return <PeoplePage texts={texts} />
  if (tool === 'registro') return <RecordPage {...{ language, texts }} />
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
