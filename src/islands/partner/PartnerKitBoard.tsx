import { useEffect } from 'react'

import { loginNaming } from '#domain/account/return-address.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { type Language, languageOf, type Locale, regionalTags } from '#domain/text/locale.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { partnerKit } from '#stores/partner/partner-kit.ts'

import { mayTryAgain, needsAccount, type PartnerKitTexts, refusalOf } from './kit-texts.ts'
import { PartnerLinks } from './PartnerLinks.tsx'
import { PartnerResults } from './PartnerResults.tsx'
import { PrintForm } from './PrintForm.tsx'

interface Props {
  locale: Locale
  texts: PartnerKitTexts
}

/** The page of a partner, opened by the private link in its address, or with its account. */
export default function PartnerKitBoard({ locale, texts }: Props) {
  const kit = useStore(partnerKit.$kit)
  useEffect(() => {
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  if (kit.kind === 'failed') return <Refused code={kit.code} texts={texts} />
  if (kit.kind !== 'ready') return <p aria-live="polite">{texts.loading}</p>
  return <Opened kit={kit.value} language={languageOf(locale)} texts={texts} />
}

/** By the link that stands in the address now, or with the account. */
function open(): void {
  void partnerKit.openHere()
}

function Refused({ code, texts }: { code: string; texts: PartnerKitTexts }) {
  const text = refusalOf(code, texts)
  if (mayTryAgain(code)) return <RetryPanel onRetry={open} retry={texts.retry} text={text} />
  return (
    <div className="empty" role="alert">
      <h2>{texts.linkHeading}</h2>
      <p>{text}</p>
      <p className="chips">
        {needsAccount(code) && (
          <a
            className="button"
            href={loginNaming(location.href, new URL(texts.loginHref, location.href).href)}
          >
            {texts.signIn}
          </a>
        )}
        <a className={needsAccount(code) ? 'button button-quiet' : 'button'} href={texts.askHref}>
          {texts.ask}
        </a>
      </p>
    </div>
  )
}

interface OpenedProps {
  kit: PartnerKit
  language: Language
  texts: PartnerKitTexts
}

function Opened({ kit, language, texts }: OpenedProps) {
  const { id, name, others, until } = kit
  const date = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'long' })
  return (
    <>
      <p className="kit-name">{name}</p>
      {others.length > 0 && <OtherHouses others={others} title={texts.others} />}
      <p>{texts.lead}</p>
      <PrintForm key={id} kit={kit} language={language} texts={texts} />
      <PartnerLinks kit={kit} texts={texts} />
      <PartnerResults id={id} language={language} texts={texts} />
      <p>
        <a className="button button-quiet" href={`${texts.welcomePrefix}${id}?partner=${id}`}>
          {texts.guest}
        </a>
      </p>
      {until !== null && (
        <p className="kit-until">{interpolate(texts.until, { date: date.format(new Date(until)) })}</p>
      )}
    </>
  )
}

/** An account may look after several of them. */
function OtherHouses({ others, title }: { others: PartnerKit['others']; title: string }) {
  return (
    <nav aria-label={title} className="chips">
      {others.map(({ id, name }) => (
        <button
          className="button button-quiet"
          key={id}
          onClick={() => void partnerKit.openHere(id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
