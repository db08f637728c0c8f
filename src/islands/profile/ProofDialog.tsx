import { useState } from 'react'

import type { LoginTexts } from '#domain/login-texts.ts'
import type { ProfileTexts } from '#domain/profile-texts.ts'
import type { ProfileEvent } from '#stores/profile.ts'

import { Dialog } from '#islands/Dialog.tsx'
import { refusalIn } from '#islands/login/refusal.ts'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  /** What is done once it is proven. */
  action: string
  login: LoginTexts
  onClose: () => void
  onProven: () => void
  texts: ProfileTexts
}

/** Some changes want a recent sign-in: whoever asks for one proves once more who they are, and it goes on. */
export function ProofDialog({ action, login, onClose, onProven, texts }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const settle = (event: ProfileEvent | null) => {
    if (event?.kind === 'done') onProven()
    if (event?.kind === 'failed') setRefusal(refusalIn(login, event.code))
  }
  return (
    <Dialog closeLabel={texts.cancel} heading={action} onClose={onClose}>
      <p>{login.errors['recent-login']}</p>
      {refusal !== null && (
        <p className="login-alert" role="alert">
          {refusal}
        </p>
      )}
      <ProofForm {...{ action, login, texts }} onProof={settle} />
    </Dialog>
  )
}
