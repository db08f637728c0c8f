import type { ReactNode } from 'react'

import { reasonIn } from '#domain/site/failure.ts'
import type { Remote } from '#stores/site/remote.ts'

import type { SharedTexts } from './purchase-texts.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'

interface Props<Item> {
  held: Remote<Item>
  empty: ReactNode
  onRetry: () => void
  texts: { failed: string; loading: string }
  shared: Pick<SharedTexts, 'failure' | 'retry'>
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the account, or in words why it is not there. */
export function RemoteList<Item>({ children, empty, held, onRetry, shared, texts }: Props<Item>) {
  if (held.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (held.kind === 'held') return held.items.length === 0 ? <p>{empty}</p> : children(held.items)
  const text = `${texts.failed} ${reasonIn(shared.failure, held.code)}`
  return <RetryPanel onRetry={onRetry} retry={shared.retry} text={text} />
}
