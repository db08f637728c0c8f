import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { profile, type ProfileEvent } from '#stores/account/profile.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'
import { callRefusal, proofRefusal } from './proof-refusal.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  login: LoginTexts
  texts: ProfileTexts
}

/** Customers can read and delete everything that is stored about them (quality check P8). */
export function DataSection({ login, texts }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const isBusy = useStore(profile.$isBusy)
  const download = async () => {
    const event = await profile.download()
    if (event?.kind === 'failed')
      showSnackbar({ color: 'error', text: callRefusal(event.code, login, texts) })
  }
  return (
    <>
      <section aria-labelledby="profile-data">
        <h2 id="profile-data">{texts.downloadHeading}</h2>
        <p>{texts.downloadLead}</p>
        <button
          className="button button-quiet"
          disabled={isBusy}
          onClick={() => void download()}
          type="button"
        >
          {texts.downloadButton}
        </button>
      </section>
      <section aria-labelledby="profile-delete">
        <h2 id="profile-delete">{texts.deleteHeading}</h2>
        <p>{texts.deleteLead}</p>
        <button className="button button-quiet" onClick={() => setDeleting(true)} type="button">
          {texts.deleteButton}
        </button>
      </section>
      {isDeleting && <DeleteDialog {...{ login, texts }} onClose={() => setDeleting(false)} />}
    </>
  )
}

interface DeleteDialogProps {
  login: LoginTexts
  onClose: () => void
  texts: ProfileTexts
}

/** Says what goes and what stays, asks who it is, and only then deletes. Anyone who is gone is led home by the page. */
function DeleteDialog({ login, onClose, texts }: DeleteDialogProps) {
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
