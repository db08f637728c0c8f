import { AccountFrame, type AccountFrameLabels } from '#islands/account/AccountFrame.tsx'
import type { StudioTexts } from '#texts.ts'

import { DocumentEditor } from './edit/DocumentEditor.tsx'
import type { StudioLanguage } from './form/field-props.ts'
import { Guide } from './Guide.tsx'
import { CollectionList } from './list/CollectionList.tsx'
import { CollectionNav } from './list/CollectionNav.tsx'
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
  return <AccountFrame labels={frame}>{({ uid }) => <Studio key={uid} {...props} />}</AccountFrame>
}

function Studio({ language, links, texts }: Omit<Props, 'frame'>) {
  const { collection, id, isNew } = useStudioPlace()
  return (
    <div className="studio" lang={language}>
      <CollectionNav collection={collection} links={links} texts={texts} />
      {id === null ? (
        <CollectionList collection={collection} key={collection} language={language} texts={texts} />
      ) : (
        <DocumentEditor
          isNew={isNew}
          key={`${collection}/${id}`}
          language={language}
          links={links}
          place={{ collection, id }}
          texts={texts}
        />
      )}
      <Guide texts={texts} />
    </div>
  )
}
