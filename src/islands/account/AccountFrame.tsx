import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { Ending } from '#domain/account/person.ts'
import { loginNaming } from '#domain/account/return-address.ts'
import type { Texts } from '#texts.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { type Customer, useCustomer } from './useCustomer.ts'

type Frame = Omit<Texts['accountFrame'], 'needsScripts'>

export interface AccountFrameLabels extends Frame, Pick<Texts['notFound'], 'home'> {
  contactHref: string
  homeHref: string
  loginHref: string
}

interface Props {
  labels: AccountFrameLabels
  /** For pages of editors and administrators: a visitor without a session is asked to sign in, instead of being led to the home page. */
  isForStaff?: boolean
  /** Whether the page stays, so that nothing of it is lost, when the session of its customer has ended. Else the frame takes its place. */
  staysOpen?: boolean
  /** `ending` is null as long as the session goes on. */
  children: (customer: Customer, ending: Ending | null) => ReactNode
}

/** Frame of every account page: it shows the content to a customer, sends anyone who never signed in to the home page (specification, section 6), and explains a session that ended by itself or could not be checked. */
export function AccountFrame({ children, isForStaff = false, labels, staysOpen = false }: Props) {
  const { access, retry } = useCustomer()
  const [last, setLast] = useState<Customer | null>(null)
  if (access.kind === 'customer' && access.customer !== last) setLast(access.customer)
  if (access.kind === 'customer') return children(access.customer, null)
  if (staysOpen && last !== null && access.kind !== 'stranger')
    return children(last, access.kind === 'ended' ? access.ending : null)
  if (access.kind === 'stranger' && isForStaff) return <Asking labels={labels} />
  if (access.kind === 'stranger') return <Leaving labels={labels} />
  if (access.kind === 'ended') return <Ended ending={access.ending} labels={labels} />
  if (access.kind === 'loading') return <p role="status">{labels.loading}</p>
  return <RetryPanel onRetry={retry} retry={labels.retry} text={labels.offline} />
}

function Leaving({ labels }: Pick<Props, 'labels'>) {
  useEffect(() => location.replace(labels.homeHref), [labels.homeHref])
  return (
    <p role="status">
      {labels.leaving} <a href={labels.homeHref}>{labels.homeHref}</a>
    </p>
  )
}

function Asking({ labels }: Pick<Props, 'labels'>) {
  return (
    <div className="empty">
      <p>{labels.staffOnly}</p>
      <a className="button" href={loginFor(labels)}>
        {labels.signIn}
      </a>
    </div>
  )
}

function Ended({ ending, labels }: Pick<Props, 'labels'> & { ending: Ending }) {
  const place = useRef<HTMLDivElement>(null)
  // The element with the focus was removed together with the page of the account.
  useEffect(() => place.current?.focus(), [])
  const { href, text } = nextAfter(ending, labels)
  return (
    <div className="empty" ref={place} role="alert" tabIndex={-1}>
      <p>{labels[ending]}</p>
      <a className="button" href={href}>
        {text}
      </a>
    </div>
  )
}

/** The way on for someone whose session has ended. */
export function nextAfter(ending: Ending, labels: AccountFrameLabels): { href: string; text: string } {
  if (ending === 'disabled') return { href: labels.contactHref, text: labels.contact }
  if (ending === 'deleted-here') return { href: labels.homeHref, text: labels.home }
  return { href: loginFor(labels), text: labels.signIn }
}

/** Names the page to come back to with its fragment, which the referrer leaves out: in the studio it says which document is open. */
function loginFor({ loginHref }: AccountFrameLabels): string {
  return loginNaming(location.href, new URL(loginHref, location.href).href)
}
