import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import { brandName, isExpired, type SavedCard, monthOf } from '#domain/billing/payment-card.ts'
import { monthText } from '#domain/billing/purchase-words.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { paymentCards } from '#stores/billing/payment-cards.ts'

import { CardForm } from './CardForm.tsx'
import { useFocusAfterDialog } from '#islands/ui/focus.ts'
import { RemoteList } from './RemoteList.tsx'
import type { BillingTexts, CardLabels, SharedTexts } from './purchase-texts.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

interface Props {
  billing: Pick<BillingTexts, 'cancel' | 'ofAddress' | 'removing'>
  language: Language
  shared: SharedTexts
  texts: CardLabels
}

type Opened = { kind: 'none' } | { kind: 'form' } | { kind: 'removal'; card: SavedCard }

const headingId = 'tarjetas'

/** The cards of the customer, by their last digits. */
export function PaymentCards({ billing, language, shared, texts }: Props) {
  const cards = useStore(paymentCards.$cards)
  const [opened, open] = useState<Opened>({ kind: 'none' })
  const close = () => open({ kind: 'none' })
  const focusLater = useFocusAfterDialog(opened.kind !== 'none', headingId)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p className="soft">{texts.lead}</p>
      <RemoteList
        {...{ shared, texts }}
        empty={texts.empty}
        items={cards}
        onRetry={() => void paymentCards.load()}
      >
        {items => (
          <ul className="rows account-list">
            {items.map(card => (
              <CardRow
                {...{ billing, card, language, texts }}
                key={card.id}
                onRemove={() => open({ card, kind: 'removal' })}
              />
            ))}
          </ul>
        )}
      </RemoteList>
      {cards.kind === 'ready' && (
        <button className="button" onClick={() => open({ kind: 'form' })} type="button">
          {texts.add}
        </button>
      )}
      {opened.kind === 'form' && <CardForm {...{ shared, texts }} cancel={billing.cancel} onClose={close} />}
      {opened.kind === 'removal' && (
        <RemovalDialog
          {...{ texts }}
          onClose={close}
          onRemoved={focusLater}
          remove={() => paymentCards.remove(opened.card, { ...shared, ...texts })}
          shared={billing}
          subject={[nameOf(opened.card, texts)]}
        />
      )}
    </section>
  )
}

interface RowProps extends Pick<Props, 'billing' | 'language' | 'texts'> {
  card: SavedCard
  onRemove: () => void
}

function CardRow({ billing, card, language, onRemove, texts }: RowProps) {
  const label = interpolate(billing.ofAddress, { action: texts.remove, name: nameOf(card, texts) })
  return (
    <li>
      <CardFacts {...{ card, language, texts }} />
      <div className="account-actions">
        <button aria-label={label} className="button button-quiet" onClick={onRemove} type="button">
          {texts.remove}
        </button>
      </div>
    </li>
  )
}

type FactsProps = Pick<RowProps, 'card' | 'language' | 'texts'>

function CardFacts({ card, language, texts }: FactsProps) {
  const [month] = useState(() => monthOf(new Date()))
  return (
    <div>
      <strong>{nameOf(card, texts)}</strong>
      {isExpired(card, month) ? (
        <span className="account-line">
          <span className="badge">{texts.expired}</span> {monthText(language, card.expiry)}
        </span>
      ) : (
        <span className="account-line">
          {interpolate(texts.validUntil, { date: monthText(language, card.expiry) })}
        </span>
      )}
      <span className="account-line soft">{card.isSaved ? texts.forFuture : texts.onlyHere}</span>
    </div>
  )
}

function nameOf({ brand, lastDigits }: SavedCard, texts: CardLabels): string {
  return interpolate(texts.ending, { brand: brandName(brand) ?? texts.other, digits: lastDigits })
}
