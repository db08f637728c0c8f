import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useRef, useState } from 'react'

import { validateCredentials } from '#domain/account/login-forms.ts'
import { login } from '#stores/account/login.ts'

import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'

import type { StepProps } from './step-props.ts'
import { EmailField } from '#islands/account/fields/EmailField.tsx'
import { PasswordField } from '#islands/account/fields/PasswordField.tsx'
import { useForm } from './useForm.ts'

/**
 * The first step: e-mail and password, and the other ways in. As the page of small screens it stands before it is awake: its buttons are held
 * until then, and a form of this kind goes nowhere by itself, so that no password ever gets into an address.
 */
export function LoginStep({ isBusy, tell, texts }: StepProps) {
  const { filled } = useStore(login.$login)
  const form = useForm({ email: '', password: '' }, validateCredentials, ({ email, password }) =>
    login.signIn(email, password).then(event => event?.kind === 'welcome' && tell(event))
  )
  return (
    <>
      <form method="dialog" noValidate onInput={form.input} onSubmit={form.submit}>
        <EmailField
          defaultValue={filled.email || undefined}
          error={form.errorOf('email', texts.fields)}
          label={texts.email}
        />
        <PasswordField
          autoComplete="current-password"
          defaultValue={filled.password || undefined}
          error={form.errorOf('password', texts.fields)}
          texts={texts}
        />
        <button data-held className="login-link" onClick={() => login.go('resetear')} type="button">
          {texts.forgot}
        </button>
        <button data-held className="button" disabled={isBusy} type="submit">
          {isBusy ? texts.busy : texts.submit}
        </button>
      </form>
      <OtherWays {...{ isBusy, tell, texts }} />
      <p className="login-other">
        {texts.noAccount}{' '}
        <button data-held className="login-link" onClick={() => login.go('registro')} type="button">
          {texts.register}
        </button>
      </p>
      <PrivacyNote {...texts.privacyAccount} />
    </>
  )
}

function OtherWays({ isBusy, tell, texts }: Pick<StepProps, 'isBusy' | 'tell' | 'texts'>) {
  const [isSocialAsked, setSocialAsked] = useState(false)
  const isAway = useRef(false)
  useEffect(() => {
    // Firebase takes ten seconds to say that the window of Google was closed.
    const comeBack = () => {
      if (isAway.current) login.letGo()
      isAway.current = false
    }
    addEventListener('focus', comeBack)
    return () => removeEventListener('focus', comeBack)
  }, [])
  const google = async () => {
    isAway.current = true
    const event = await login.signInWithGoogle()
    isAway.current = false
    if (event?.kind === 'welcome') tell(event)
  }
  return (
    <div className="login-ways">
      <p className="login-or">{texts.or}</p>
      <button
        data-held
        className="button button-quiet"
        disabled={isBusy}
        onClick={() => void google()}
        type="button"
      >
        {texts.google}
      </button>
      <button
        data-held
        className="button button-quiet"
        disabled={isBusy}
        onClick={() => login.go('phone')}
        type="button"
      >
        {texts.phone}
      </button>
      <button
        data-held
        className="button button-quiet login-soon"
        onClick={() => setSocialAsked(true)}
        type="button"
      >
        {texts.social}
      </button>
      <p className="login-notice" role="status">
        {isSocialAsked && texts.socialUnavailable}
      </p>
    </div>
  )
}
