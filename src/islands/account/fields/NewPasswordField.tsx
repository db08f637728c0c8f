import { useStore } from '#islands/ui/useStore.ts'
import { type SyntheticEvent, useEffect, useState } from 'react'

import { shortestPassword } from '#domain/account/login-forms.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import { passwordStrength } from '#domain/account/password-strength.ts'
import { commonPasswords } from '#stores/account/common-passwords.ts'

import { PasswordField } from './PasswordField.tsx'

interface Props {
  error: string | null
  label?: string
  texts: LoginTexts
}

/** A password that is being chosen, with what it is worth below it. The e-mail of the same form is one of those that are guessed first. */
export function NewPasswordField({ error, label, texts }: Props) {
  const common = useStore(commonPasswords.$common)
  const [typed, setTyped] = useState({ email: '', password: '' })
  useEffect(() => void commonPasswords.load(), [])
  const read = ({ currentTarget: { form, value } }: SyntheticEvent<HTMLInputElement>) => {
    const email = form?.elements.namedItem('email')
    setTyped({ email: email instanceof HTMLInputElement ? email.value : '', password: value })
  }
  const hint =
    typed.password.length < shortestPassword
      ? texts.passwordHint
      : texts.strength[passwordStrength(typed.password, typed.email, common)]
  return (
    <PasswordField
      {...{ error, hint, texts }}
      autoComplete="new-password"
      hintIsLive
      onInput={read}
      {...(label === undefined ? {} : { label })}
    />
  )
}
