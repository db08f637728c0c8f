import { useState } from 'react'

import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import type { ProfileEvent } from '#stores/account/profile.ts'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'
import { proofRefusal } from './proof-refusal.ts'

interface Props {
  /** The action that follows the proof. */
  action: string
  login: LoginTexts
  onClose: () => void
  onProven: () => void
  texts: ProfileTexts
}

/** Some changes want a recent sign-in: the person signs in once more, and the change goes on. */
export function ProofDialog({ action, login, onClose, onProven, texts }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const settle = (event: ProfileEvent | null) => {
    if (event?.kind === 'done') onProven()
    if (event?.kind === 'failed') setRefusal(proofRefusal(event.code, login, texts))
  }
  return (
    <Dialog closeLabel={texts.cancel} heading={action} onClose={onClose}>
      <p>{login.errors['recent-login']}</p>
      {refusal !== null && (
        <p className="login-alert" role="alert">
          {refusal}
        </p>
      )}
      <div onInput={() => setRefusal(null)}>
        <ProofForm {...{ action, login, texts }} onProof={settle} />
      </div>
    </Dialog>
  )
}
