import { useState } from 'react'

import { problemOf } from '#domain/auth-codes.ts'
import type { LoginTexts } from '#domain/login-texts.ts'
import type { ProfileTexts } from '#domain/profile-texts.ts'
import { profile, type ProfileEvent } from '#stores/profile.ts'

import { Dialog } from '#islands/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  homeHref: string
  login: LoginTexts
  onClose: () => void
  texts: ProfileTexts
}

/** Says what goes and what stays, asks who it is, and only then deletes. */
export function DeleteDialog({ homeHref, login, onClose, texts }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const settle = async (proven: ProfileEvent | null) => {
    const event = proven?.kind === 'done' ? await profile.deleteAccount() : proven
    if (event === null) return
    if (event.kind === 'done') location.replace(homeHref)
    else if (problemOf(event.code) !== null) setFailure(event.code)
  }
  return (
    <Dialog closeLabel={texts.cancel} heading={texts.deleteTitle} onClose={onClose}>
      <p>{texts.deleteLead}</p>
      <p>{texts.proveLead}</p>
      {failure !== null && (
        <p className="login-alert" role="alert">
          {sentence(failure, login, texts)}
        </p>
      )}
      <ProofForm {...{ login, texts }} action={texts.confirmDelete} onProof={event => void settle(event)} />
    </Dialog>
  )
}

/** Codes of the sign-in have their sentences; those of functions have one. */
function sentence(code: string, { errors }: LoginTexts, { failed }: ProfileTexts): string {
  const problem = problemOf(code)
  return code.startsWith('auth/') && problem !== null ? errors[problem].replace('{code}', code) : failed
}
