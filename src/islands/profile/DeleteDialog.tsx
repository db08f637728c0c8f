import { useState } from 'react'

import type { LoginTexts } from '#domain/login-texts.ts'
import type { ProfileTexts } from '#domain/profile-texts.ts'
import { profile, type ProfileEvent } from '#stores/profile.ts'

import { Dialog } from '#islands/Dialog.tsx'
import { refusalIn } from '#islands/login/refusal.ts'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  login: LoginTexts
  onClose: () => void
  texts: ProfileTexts
}

/** Says what goes and what stays, asks who it is, and only then deletes. Whoever is gone is led home by the page. */
export function DeleteDialog({ login, onClose, texts }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const settle = async (proven: ProfileEvent | null) => {
    const event = proven?.kind === 'done' ? await profile.deleteAccount() : proven
    if (event?.kind === 'failed') setFailure(refusalOf(event.code, login, texts))
  }
  return (
    <Dialog closeLabel={texts.cancel} heading={texts.deleteTitle} onClose={onClose}>
      <p>{texts.deleteLead}</p>
      <p>{texts.proveLead}</p>
      {failure !== null && (
        <p className="login-alert" role="alert">
          {failure}
        </p>
      )}
      <ProofForm {...{ login, texts }} action={texts.confirmDelete} onProof={event => void settle(event)} />
    </Dialog>
  )
}

/** Codes of the sign-in have their sentences; those of functions have one. */
function refusalOf(code: string, login: LoginTexts, { failed }: ProfileTexts): string | null {
  return code.startsWith('auth/') ? refusalIn(login, code) : failed
}
