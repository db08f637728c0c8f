import { type ReactNode, useEffect } from 'react'

import type { Ending } from '#domain/person.ts'
import { RetryPanel } from './RetryPanel.tsx'
import { type Customer, useCustomer } from './useCustomer.ts'

export interface AccountFrameLabels extends Record<Ending, string> {
  contact: string
  contactHref: string
  homeHref: string
  leaving: string
  loading: string
  loginHref: string
  offline: string
  retry: string
  signIn: string
}

interface Props {
  labels: AccountFrameLabels
  children: (customer: Customer) => ReactNode
}

/**
 * What every account page stands in: it shows its content to a customer, leads whoever never signed in to the home page, and explains a
 * session that ended by itself or could not be checked.
 */
export function AccountFrame({ children, labels }: Props) {
  const { access, retry } = useCustomer()
  if (access.kind === 'customer') return children(access.customer)
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

function Ended({ ending, labels }: Pick<Props, 'labels'> & { ending: Ending }) {
  return (
    <div className="empty" role="alert">
      <p>{labels[ending]}</p>
      {ending === 'disabled' ? (
        <a className="button" href={labels.contactHref}>
          {labels.contact}
        </a>
      ) : (
        <a className="button" href={labels.loginHref}>
          {labels.signIn}
        </a>
      )}
    </div>
  )
}
