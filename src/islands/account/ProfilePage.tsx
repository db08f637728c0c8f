import { type ReactNode, useEffect } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { ownAccount } from '#stores/account/own-account.ts'

import { AccountFrame, type AccountFrameLabels } from './AccountFrame.tsx'
import { AccessSection } from './profile/AccessSection.tsx'
import { DataSection } from './profile/DataSection.tsx'
import { NamesSection } from './profile/NamesSection.tsx'
import { ProvidersSection } from './profile/ProvidersSection.tsx'
import { useStore } from '#islands/ui/useStore.ts'

interface Props {
  /** The page of the purchases, where the addresses of invoices are. */
  billing: { href: string; text: string }
  frame: AccountFrameLabels
  language: Language
  login: LoginTexts
  texts: ProfileTexts
}

/** A customer's own page: what they are called, how they come in, and what is kept about them. */
export default function ProfilePage({ billing, frame, language, login, texts }: Props) {
  // The parts below wait for the names, which would push them down.
  const isAnswered = useStore(ownAccount.$account).kind !== 'loading'
  return (
    <AccountFrame labels={frame}>
      {customer => (
        <Live key={customer.uid}>
          <NamesSection {...{ customer, language, login, texts }} />
          {isAnswered && (
            <>
              <AccessSection {...{ customer, language, login, texts }} />
              <ProvidersSection {...{ customer, login, texts }} />
              <a className="button button-quiet" href={billing.href}>
                {billing.text}
              </a>
              <DataSection {...{ login, texts }} />
            </>
          )}
        </Live>
      )}
    </AccountFrame>
  )
}

/** The record is followed as long as the visitor looks at the page. */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    let looking = new AbortController()
    const look = () => {
      looking.abort()
      looking = new AbortController()
      if (document.visibilityState === 'visible') void ownAccount.follow(looking.signal)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      looking.abort()
    }
  }, [])
  return <div className="profile">{children}</div>
}
