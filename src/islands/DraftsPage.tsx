import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { drafts } from '#stores/drafts.ts'
import { AccountFrame, type AccountFrameLabels } from './AccountFrame.tsx'

export interface DraftsTexts {
  failed: string
  intro: string
  loading: string
  noPage: string
  none: string
  refused: string
  retry: string
}

interface Props {
  frame: AccountFrameLabels
  /** `/en`, or nothing for the default Spanish. */
  prefix: string
  texts: DraftsTexts
}

/** What is still being written, for administrators. */
export default function DraftsPage({ frame, prefix, texts }: Props) {
  return (
    <AccountFrame labels={frame}>
      {({ uid }) => <Drafts key={uid} prefix={prefix} texts={texts} />}
    </AccountFrame>
  )
}

function Drafts({ prefix, texts }: Omit<Props, 'frame'>) {
  const state = useStore(drafts.$drafts)
  useEffect(() => void drafts.load(), [])
  if (state.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (state.kind === 'refused') return <p role="alert">{texts.refused}</p>
  if (state.kind === 'failed') {
    return (
      <div className="empty" role="alert">
        <p>{texts.failed}</p>
        <button className="button" onClick={() => void drafts.load()} type="button">
          {texts.retry}
        </button>
      </div>
    )
  }
  if (state.drafts.length === 0) return <p role="status">{texts.none}</p>
  return (
    <>
      <p className="lead">{texts.intro}</p>
      <ul>
        {state.drafts.map(({ collection, id, name, path, problems }) => (
          <li key={`${collection}/${id}`}>
            {path === null ? name : <a href={withPrefix(prefix, path)}>{name}</a>}{' '}
            <small lang="es">
              {collection}/{id}
              {problems.length > 0 && ` · ${problems.join('; ')}`}
            </small>
            {path === null && problems.length === 0 && <small> · {texts.noPage}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The page in the language of this one: the locale stands behind the private place. */
function withPrefix(prefix: string, path: string): string {
  return path.replace(/^\/[^/]+/, place => place + prefix)
}
