import { useEffect } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import { languageOf, regionalTags, type Locale } from '#domain/text/locale.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { partnerKit } from '#stores/partner/partner-kit.ts'

import { mayTryAgain, type PartnerKitTexts, refusalOf } from './kit-texts.ts'
import { PartnerLinks } from './PartnerLinks.tsx'
import { PartnerResults } from './PartnerResults.tsx'
import { PrintForm } from './PrintForm.tsx'

interface Props {
  locale: Locale
  texts: PartnerKitTexts
}

/** The page of a partner, opened by the private link in its address. */
export default function PartnerKitBoard({ locale, texts }: Props) {
  const kit = useStore(partnerKit.$kit)
  const language = languageOf(locale)
  useEffect(() => {
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  if (kit.kind === 'failed') {
    const text = refusalOf(kit.code, texts)
    if (mayTryAgain(kit.code)) return <RetryPanel onRetry={open} retry={texts.retry} text={text} />
    return (
      <div className="empty" role="alert">
        <h2>{texts.linkHeading}</h2>
        <p>{text}</p>
        <a className="button" href={texts.askHref}>
          {texts.ask}
        </a>
      </div>
    )
  }
  if (kit.kind !== 'ready') return <p aria-live="polite">{texts.loading}</p>
  const { id, name, until } = kit.value
  const date = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'long' }).format(new Date(until))
  return (
    <>
      <p className="kit-name">{name}</p>
      <p>{texts.lead}</p>
      <PrintForm key={id} kit={kit.value} language={language} texts={texts} />
      <PartnerLinks kit={kit.value} texts={texts} />
      <PartnerResults id={id} language={language} texts={texts} />
      <p>
        <a className="button button-quiet" href={`${texts.welcomePrefix}${id}?partner=${id}`}>
          {texts.guest}
        </a>
      </p>
      <p className="kit-until">{interpolate(texts.until, { date })}</p>
    </>
  )
}

/** By the link that stands in the address now. */
function open(): void {
  void partnerKit.open(location.hash.slice(1))
}
