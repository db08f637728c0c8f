import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { profile } from '#stores/account/profile.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

import { DeleteDialog } from './DeleteDialog.tsx'
import { callRefusal } from './proof-refusal.ts'

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
