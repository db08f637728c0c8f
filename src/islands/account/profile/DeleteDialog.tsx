import { useState } from 'react'

import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { profile, type ProfileEvent } from '#stores/account/profile.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'
import { proofRefusal } from './proof-refusal.ts'

interface Props {
  login: LoginTexts
  onClose: () => void
  texts: ProfileTexts
}

/** Says what goes and what stays, asks who it is, and only then deletes. Anyone who is gone is led home by the page. */
export function DeleteDialog({ login, onClose, texts }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const settle = async (proven: ProfileEvent | null) => {
    const event = proven?.kind === 'done' ? await profile.deleteAccount() : proven
    if (event?.kind === 'failed') setFailure(proofRefusal(event.code, login, texts))
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
      <div onInput={() => setFailure(null)}>
        <ProofForm {...{ login, texts }} action={texts.confirmDelete} onProof={event => void settle(event)} />
      </div>
    </Dialog>
  )
}
