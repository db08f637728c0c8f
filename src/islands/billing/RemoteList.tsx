import type { ReactNode } from 'react'

import { reasonIn } from '#domain/site/failure.ts'
import type { Remote } from '#domain/data/remote.ts'

import type { SharedTexts } from './purchase-texts.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'

interface Props<Item> {
  items: Remote<readonly Item[]>
  empty: ReactNode
  onRetry: () => void
  texts: { failed: string; loading: string }
  shared: Pick<SharedTexts, 'failure' | 'retry'>
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the account, or in words why it is not there. */
export function RemoteList<Item>({ children, empty, items, onRetry, shared, texts }: Props<Item>) {
  if (items.kind === 'ready') return items.value.length === 0 ? <p>{empty}</p> : children(items.value)
  if (items.kind !== 'failed') return <p role="status">{texts.loading}</p>
  const text = `${texts.failed} ${reasonIn(shared.failure, items.code)}`
  return <RetryPanel onRetry={onRetry} retry={shared.retry} text={text} />
}
