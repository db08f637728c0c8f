import { useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'

import type { Customer } from '#islands/account/useCustomer.ts'
import { type Access, AccessDialog } from './AccessDialog.tsx'

interface Props {
  customer: Customer
  language: Language
  login: LoginTexts
  texts: ProfileTexts
}

/** The address and the password the visitor signs in with, each with what changes it. */
export function AccessSection({ customer, language, login, texts }: Props) {
  const [changed, change] = useState<Access | null>(null)
  const { email, providers } = customer
  if (email === null) return null
  return (
    <section aria-labelledby="profile-access">
      <h2 id="profile-access">{texts.accessHeading}</h2>
      <ul className="rows">
        <li>
          <span>
            <strong>{texts.accessEmail}</strong>
            <small>{email}</small>
          </span>
          <button className="button button-quiet" onClick={() => change('email')} type="button">
            {texts.changeEmail}
          </button>
        </li>
        {providers.includes('password') && (
          <li>
            <strong>{login.password}</strong>
            <button className="button button-quiet" onClick={() => change('password')} type="button">
              {texts.changePassword}
            </button>
          </li>
        )}
      </ul>
      {changed !== null && (
        <AccessDialog
          {...{ email, language, login, texts }}
          access={changed}
          key={changed}
          onClose={() => change(null)}
        />
      )}
    </section>
  )
}
