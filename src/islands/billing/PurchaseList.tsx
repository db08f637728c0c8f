import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import type { Locale } from '#domain/text/locale.ts'
import { languageOf } from '#domain/text/locale.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { billingAddresses } from '#stores/billing/billing-addresses.ts'
import { purchases } from '#stores/billing/purchases.ts'

import { RemoteList } from './RemoteList.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import type { PurchaseLabels } from './purchase-texts.ts'
import { PurchaseRow } from './PurchaseRow.tsx'

interface Props {
  emptyPicture: string
  labels: PurchaseLabels
  listingHref: string
  locale: Locale
}

const headingId = 'compras'

/** The customer's purchases. */
export function PurchaseList({ emptyPicture, labels, listingHref, locale }: Props) {
  const items = useStore(purchases.$purchases)
  const addresses = useStore(billingAddresses.$addresses)
  const [invoicing, invoice] = useState<Purchase | null>(null)
  const { purchases: texts, shared } = labels
  const empty = (
    <>
      <img alt="" className="scene" height={300} src={emptyPicture} width={400} />
      {texts.empty} <a href={listingHref}>{shared.browse}</a>
    </>
  )
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <RemoteList {...{ empty, items, shared, texts }} onRetry={() => void purchases.load()}>
        {bought => (
          <ul className="rows account-list">
            {bought.map(purchase => (
              <PurchaseRow
                {...{ labels, locale, purchase }}
                key={purchase.id}
                onInvoice={() => {
                  if (addresses.kind === 'failed') void billingAddresses.load()
                  invoice(purchase)
                }}
              />
            ))}
          </ul>
        )}
      </RemoteList>
      {invoicing !== null && (
        <InvoiceDialog
          {...{ labels }}
          language={languageOf(locale)}
          onClose={() => invoice(null)}
          purchase={invoicing}
        />
      )}
    </section>
  )
}
