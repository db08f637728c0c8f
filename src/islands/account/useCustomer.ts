import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useState } from 'react'

import type { Ending, Session } from '#domain/account/person.ts'
import { $session, session } from '#stores/account/session.ts'

export type Customer = Extract<Session, { kind: 'customer' }>

/** Whether this page may be shown, as far as it is known. */
export type Access =
  | { kind: 'loading' }
  | { kind: 'customer'; customer: Customer }
  /** A visitor who has not signed in. */
  | { kind: 'stranger' }
  | { kind: 'ended'; ending: Ending }
  | { kind: 'unreachable' }

/** Finds out who is here, and again whenever the visitor comes back to the page: the session may have ended elsewhere meanwhile. */
export function useCustomer(): { access: Access; retry: () => void } {
  const known = useStore($session)
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void session.check()
    }
    void find().then(isReached => setUnreachable(!isReached))
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const retry = async () => {
    setUnreachable(false)
    setUnreachable(!(await find()))
  }
  return { access: isUnreachable ? { kind: 'unreachable' } : accessOf(known), retry: () => void retry() }
}

async function find(): Promise<boolean> {
  const isReached = await session.start()
  if (isReached) await session.check()
  return isReached
}

function accessOf(known: Session): Access {
  if (known.kind === 'customer') return { customer: known, kind: 'customer' }
  if (known.kind === 'unknown') return { kind: 'loading' }
  if (known.kind === 'anonymous' || known.ending === null) return { kind: 'stranger' }
  return { ending: known.ending, kind: 'ended' }
}
