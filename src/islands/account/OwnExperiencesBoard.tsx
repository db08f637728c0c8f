import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import { type FailureTexts, reasonIn } from '#domain/site/failure.ts'
import { languageOf, type Locale } from '#domain/text/locale.ts'
import { ownExperiences } from '#stores/account/own-experiences.ts'
import { planPage } from '#stores/plan/plan-page.ts'

import { AccountFrame, type AccountFrameLabels } from './AccountFrame.tsx'
import { BoughtExperiences } from './BoughtExperiences.tsx'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import type { OwnTexts } from './own-texts.ts'
import { SavedExperiences } from './SavedExperiences.tsx'
import { useFirstLoad } from '#islands/ui/useFirstLoad.ts'

interface Props {
  emptyPicture: string
  failure: FailureTexts
  frame: AccountFrameLabels
  listingHref: string
  locale: Locale
  texts: OwnTexts
}

/** The customer's saved experiences from all devices, and those they have bought. */
export default function OwnExperiencesBoard({ frame, ...props }: Props) {
  return (
    <AccountFrame labels={frame}>{({ uid }) => <Sections {...props} key={uid} uid={uid} />}</AccountFrame>
  )
}

function Sections({
  emptyPicture,
  failure,
  listingHref,
  locale,
  texts,
  uid
}: Omit<Props, 'frame'> & { uid: string }) {
  const bought = useStore(ownExperiences.$bought)
  useEffect(() => {
    const load = () => void ownExperiences.load(uid)
    load()
    void planPage.load(languageOf(locale))
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [locale, uid])
  const isThere = useFirstLoad(bought.kind === 'loading')
  if (!isThere) return <p role="status">{texts.loading}</p>
  return (
    <>
      {bought.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {bought.kind === 'failed' && (
        <RetryPanel
          onRetry={() => void ownExperiences.load(uid)}
          retry={texts.retry}
          text={`${texts.failed} ${reasonIn(failure, bought.code)} ${texts.deviceOnly}`}
        />
      )}
      <SavedExperiences {...{ emptyPicture, listingHref, locale, texts, uid }} />
      {bought.kind === 'ready' && (
        <BoughtExperiences {...{ listingHref, locale, texts }} bought={bought.value} />
      )}
    </>
  )
}
