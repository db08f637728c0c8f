import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useRef, useState } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { validateNewPassword, validateResetForm } from '#domain/account/login-forms.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { commonPasswords } from '#stores/account/common-passwords.ts'
import { profile, type ProfileEvent } from '#stores/account/profile.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { EmailField } from '#islands/account/fields/EmailField.tsx'
import { NewPasswordField } from '#islands/account/fields/NewPasswordField.tsx'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'
import { refusalIn } from '#islands/account/login/refusal.ts'
import { useForm } from '#islands/account/login/useForm.ts'
import { ProofForm } from './ProofForm.tsx'
import { proofRefusal } from './proof-refusal.ts'

/** The way to sign in that is being changed. */
export type Access = 'email' | 'password'

interface Props {
  access: Access
  /** The address the visitor signs in with now. */
  email: string
  language: Language
  login: LoginTexts
  onClose: () => void
  texts: ProfileTexts
}

/** Asks who it is, then for the new address or password. A new address counts once the link that is sent to it was opened. */
export function AccessDialog({ access, email, language, login, onClose, texts }: Props) {
  const [isProven, setProven] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isSent = sentTo !== null
  useEffect(() => {
    const wanted = isSent ? '[tabindex]' : 'input:not([hidden])'
    if (isProven) place.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [isProven, isSent])
  const prove = (event: ProfileEvent | null) => {
    if (event?.kind === 'done') setProven(true)
    setRefusal(event?.kind === 'failed' ? proofRefusal(event.code, login, texts) : null)
  }
  const settle = (event: ProfileEvent | null, done: () => void) => {
    if (event?.kind === 'done') done()
    setRefusal(event?.kind === 'failed' ? refusalIn(login, event.code) : null)
  }
  const passwordChanged = () => {
    showSnackbar({ color: 'success', text: texts.passwordChanged })
    onClose()
  }
  return (
    <Dialog
      closeLabel={sentTo === null ? texts.cancel : texts.close}
      heading={access === 'email' ? texts.changeEmail : texts.changePassword}
      onClose={onClose}
    >
      <div className="profile-change" onInput={() => setRefusal(null)} ref={place}>
        {!isProven && (
          <>
            <p>{texts.proveLead}</p>
            <ProofForm {...{ login, texts }} action={texts.proceed} onProof={prove} />
          </>
        )}
        {isProven && access === 'password' && (
          <PasswordChange {...{ email, login, texts }} onChanged={event => settle(event, passwordChanged)} />
        )}
        {isProven && access === 'email' && sentTo === null && (
          <EmailChange
            {...{ email, language, login, texts }}
            onChanged={(event, sent) => settle(event, () => setSentTo(sent))}
          />
        )}
        {sentTo !== null && (
          <p role="status" tabIndex={-1}>
            {interpolate(texts.emailChangeSent, { email: sentTo })}
          </p>
        )}
        <FailureNote text={refusal} />
      </div>
    </Dialog>
  )
}

interface PasswordChangeProps extends Pick<Props, 'email' | 'login' | 'texts'> {
  onChanged: (event: ProfileEvent | null) => void
}

function PasswordChange({ email, login, onChanged, texts }: PasswordChangeProps) {
  const isBusy = useStore(profile.$isBusy)
  const form = useForm(
    { email: '', password: '' },
    async typed => validateNewPassword(typed, await commonPasswords.load()),
    async ({ password }) => onChanged(await profile.changePassword(password))
  )
  return (
    <form noValidate onInput={form.input} onSubmit={form.submit}>
      {/* Password managers keep the new password with it. */}
      <input hidden autoComplete="username" name="email" readOnly type="email" value={email} />
      <NewPasswordField
        error={form.errorOf('password', login.fields)}
        label={texts.newPassword}
        texts={login}
      />
      <button className="button" disabled={isBusy} type="submit">
        {isBusy ? login.busy : texts.changePassword}
      </button>
    </form>
  )
}

interface EmailChangeProps extends Pick<Props, 'email' | 'language' | 'login' | 'texts'> {
  onChanged: (event: ProfileEvent | null, sentTo: string) => void
}

function EmailChange({ email, language, login, onChanged, texts }: EmailChangeProps) {
  const isBusy = useStore(profile.$isBusy)
  const form = useForm({ email: '' }, validateResetForm, async typed =>
    onChanged(await profile.changeEmail(typed.email, language), typed.email)
  )
  return (
    <form noValidate onInput={form.input} onSubmit={form.submit}>
      <p>{interpolate(texts.emailChangeLead, { email })}</p>
      <EmailField error={form.errorOf('email', login.fields)} label={texts.newEmail} />
      <PrivacyNote {...login.privacyAccount} />
      <button className="button" disabled={isBusy} type="submit">
        {isBusy ? login.busy : texts.sendLink}
      </button>
    </form>
  )
}
