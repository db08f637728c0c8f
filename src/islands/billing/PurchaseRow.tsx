import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import { languageOf, type Locale } from '#domain/text/locale.ts'
import { invoiceAction, type Purchase } from '#domain/billing/purchase.ts'
import { dateText, moneyText } from '#domain/billing/purchase-words.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { readIn } from '#domain/text/text.ts'
import { totalCents } from '#domain/billing/vat.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { purchases } from '#stores/billing/purchases.ts'

import { FailureNote } from '#islands/ui/FailureNote.tsx'
import type { PurchaseLabels } from './purchase-texts.ts'

interface Props {
  labels: PurchaseLabels
  locale: Locale
  onInvoice: () => void
  purchase: Purchase
}

/** One purchase, and what may be done about its invoice. */
export function PurchaseRow({ labels, locale, onInvoice, purchase }: Props) {
  const { purchases: texts } = labels
  const language = languageOf(locale)
  const name = readIn(language, purchase.name)
  return (
    <li>
      <div>
        <strong lang={name.language === language ? undefined : name.language}>
          {purchase.slug === null ? (
            name.text
          ) : (
            <a href={pathIn(locale, routes.experience(purchase.slug))}>{name.text}</a>
          )}
        </strong>
        <span className="account-line soft">
          {[
            interpolate(texts.boughtOn, { date: dateText(language, purchase.boughtAt) }),
            purchase.takesPlaceAt &&
              interpolate(texts.takesPlace, { date: dateText(language, purchase.takesPlaceAt) }),
            texts[purchase.state]
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {purchase.lines.map(({ description, quantity }, index) => {
          const line = readIn(language, description)
          return (
            <span
              className="account-line"
              key={index}
              lang={line.language === language ? undefined : line.language}
            >
              {interpolate(texts.line, { name: line.text, quantity })}
            </span>
          )
        })}
        <span className="account-line">
          {texts.total} <strong>{moneyText(language, totalCents(purchase.lines))}</strong>
        </span>
      </div>
      <InvoiceButton {...{ labels, onInvoice, purchase }} name={name.text} />
    </li>
  )
}

interface ButtonProps extends Pick<Props, 'labels' | 'onInvoice' | 'purchase'> {
  name: string
}

function InvoiceButton({ labels, name, onInvoice, purchase }: ButtonProps) {
  const busy = useStore(purchases.$busy)
  const [failure, setFailure] = useState<string | null>(null)
  const { purchases: texts, shared } = labels
  const action = invoiceAction(purchase)
  if (action.kind === 'unavailable') {
    return (
      <p className="soft">
        <span className="account-line">{texts.unavailable}</span>
        <span className="account-line">{texts[`unavailable-${action.why}`]}</span>
      </p>
    )
  }
  const isBusy = busy === purchase.id
  const label = action.kind === 'see' ? texts.see : texts.generate
  const press = async () => {
    if (action.kind === 'generate') return onInvoice()
    const outcome = await purchases.see(purchase.id, action.number, { ...shared, ...texts })
    if (outcome.kind !== 'busy') setFailure(outcome.kind === 'failed' ? outcome.text : null)
  }
  return (
    <div className="account-actions">
      <button
        aria-disabled={isBusy}
        aria-label={interpolate(texts.ofPurchase, { action: label, name })}
        className="button button-quiet"
        onClick={() => void press()}
        type="button"
      >
        {isBusy && action.kind === 'see' ? texts.seeing : label}
      </button>
      {action.kind === 'see' && (
        <button
          aria-disabled={isBusy}
          aria-label={interpolate(texts.ofPurchase, { action: texts.correct, name })}
          className="button button-quiet"
          onClick={onInvoice}
          type="button"
        >
          {texts.correct}
        </button>
      )}
      <FailureNote text={failure} />
    </div>
  )
}
