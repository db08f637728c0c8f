import type { Language } from '#domain/text/locale.ts'
import type { Remote } from '#domain/data/remote.ts'
import type { DraftList } from './drafts.store.ts'
import { routes } from '#domain/site/routes.ts'
import { studioCollections } from '#studio/document/studio-document.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import type { Texts } from '#texts.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { SiteStatusPanel } from '#studio/publication/SiteStatusPanel.tsx'

import './drafts.css'

export interface DraftsViewProps {
  language: Language
  /** `/en`, or nothing for the default Spanish. */
  prefix: string
  texts: Texts['drafts']
  state: Remote<DraftList>
  onRetry: () => void
}

export function DraftsView({ language, onRetry, prefix, state, texts }: DraftsViewProps) {
  if (state.kind === 'idle' || state.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (state.kind === 'failed' && state.code === 'permission-denied')
    return <p role="alert">{texts.refused}</p>
  if (state.kind === 'failed') return <RetryPanel onRetry={onRetry} retry={texts.retry} text={texts.failed} />
  return (
    <>
      <Drafts {...{ prefix, texts }} drafts={state.value.drafts} />
      {state.value.status && <SiteStatusPanel {...{ language, texts }} status={state.value.status} />}
    </>
  )
}

interface ListProps extends Pick<DraftsViewProps, 'prefix' | 'texts'> {
  drafts: DraftList['drafts']
}

function Drafts({ drafts, prefix, texts }: ListProps) {
  if (drafts.length === 0) return <p role="status">{texts.none}</p>
  return (
    <>
      <p className="lead">{texts.intro}</p>
      <ul className="drafts-list">
        {drafts.map(({ collection, id, name, path, problems }) => (
          <li data-broken={problems.length > 0 || undefined} key={`${collection}/${id}`}>
            <span>
              {path === null ? <b>{name}</b> : <a href={withPrefix(prefix, path)}>{name}</a>}{' '}
              <small lang="es">
                {collection}/{id}
                {problems.length > 0 && ` · ${problems.join('; ')}`}
              </small>
              {path === null && problems.length === 0 && <small> · {texts.noPage}</small>}
            </span>
            <InStudio {...{ collection, id, name, prefix, texts }} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface InStudioProps extends Pick<DraftsViewProps, 'prefix' | 'texts'> {
  collection: string
  id: string
  name: string
}

/** The way to the form of a draft. */
function InStudio({ collection: found, id, name, prefix, texts }: InStudioProps) {
  const collection = studioCollections.find(known => known === found)
  if (collection === undefined) return null
  const form = fragmentOf({ collection, id, isNew: false })
  return (
    <a aria-label={`${texts.open}: ${name}`} href={`${prefix}${routes.studio}${form}`}>
      {texts.open}
    </a>
  )
}

/** The page in the language of this one: the locale stands behind the private place. */
function withPrefix(prefix: string, path: string): string {
  return path.replace(/^\/[^/]+/, place => place + prefix)
}
