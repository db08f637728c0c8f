import { useStore } from '#islands/ui/useStore.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { profile, type ProfileEvent } from '#stores/account/profile.ts'

import { typedIn } from '#islands/ui/form-texts.ts'
import { PasswordField } from '#islands/account/fields/PasswordField.tsx'
import { TextField } from '#islands/account/fields/TextField.tsx'

interface Props {
  /** The action that follows the proof. */
  action: string
  login: LoginTexts
  onProof: (event: ProfileEvent | null) => void
  texts: ProfileTexts
}

/** Proves once more who the visitor is, the way they come in. */
export function ProofForm(props: Props) {
  const provider = profile.proof()
  if (provider === 'password') return <PasswordProof {...props} />
  if (provider === 'phone') return <PhoneProof {...props} />
  return <GoogleProof {...props} />
}

function GoogleProof({ action, onProof, texts }: Props) {
  const isBusy = useStore(profile.$isBusy)
  const prove = async () => onProof(await profile.prove({ kind: 'google' }))
  return (
    <>
      <p>{texts.proveGoogle}</p>
      <button className="button" disabled={isBusy} onClick={() => void prove()} type="button">
        {action}
      </button>
    </>
  )
}

function PasswordProof({ action, login, onProof }: Props) {
  const isBusy = useStore(profile.$isBusy)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = typedIn(new FormData(event.currentTarget), 'password')
    void profile.prove({ kind: 'password', password }).then(onProof)
  }
  return (
    <form noValidate onSubmit={submit}>
      <PasswordField autoComplete="current-password" error={null} texts={login} />
      <button className="button" disabled={isBusy} type="submit">
        {isBusy ? login.busy : action}
      </button>
    </form>
  )
}

function PhoneProof({ action, onProof, texts }: Props) {
  const [confirm, setConfirm] = useState<((code: string) => Promise<ProfileEvent>) | null>(null)
  const botCheck = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (botCheck.current) void profile.startBotCheck(botCheck.current)
  }, [])
  const send = async () => {
    const sent = await profile.sendProofCode()
    if (sent.kind === 'failed') return onProof(sent)
    setConfirm(() => async (code: string): Promise<ProfileEvent> => {
      const entered = await sent.confirm(code)
      return entered.kind === 'failed' ? entered : { kind: 'done' }
    })
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void confirm?.(typedIn(new FormData(event.currentTarget), 'code')).then(onProof)
  }
  return (
    <form noValidate onSubmit={submit}>
      <div ref={botCheck} />
      {confirm === null ? (
        <button className="button" onClick={() => void send()} type="button">
          {texts.sendCode}
        </button>
      ) : (
        <>
          <TextField
            autoComplete="one-time-code"
            error={null}
            inputMode="numeric"
            label={texts.code}
            name="code"
            required
            type="text"
          />
          <button className="button" type="submit">
            {action}
          </button>
        </>
      )}
    </form>
  )
}
