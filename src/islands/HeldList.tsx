import type { ReactNode } from 'react'

import { reasonIn } from '#domain/failure.ts'
import type { Held } from '#stores/held.ts'

import type { SharedTexts } from './purchase-texts.ts'
import { RetryPanel } from './RetryPanel.tsx'

interface Props<Item> {
  held: Held<Item>
  empty: ReactNode
  onRetry: () => void
  texts: { failed: string; loading: string }
  shared: Pick<SharedTexts, 'failure' | 'retry'>
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the account, or in words why it is not there. */
export function HeldList<Item>({ children, empty, held, onRetry, shared, texts }: Props<Item>) {
  if (held.kind === 'loading') return <p role="status">{texts.loading}</p>
  if (held.kind === 'held') return held.items.length === 0 ? <p>{empty}</p> : children(held.items)
  const text = `${texts.failed} ${reasonIn(shared.failure, held.code)}`
  return <RetryPanel onRetry={onRetry} retry={shared.retry} text={text} />
}
