import { useStore } from '#islands/ui/useStore.ts'
import { useEffect } from 'react'

import { languageOf, type Locale } from '#domain/text/locale.ts'
import { billingAddresses } from '#stores/billing/billing-addresses.ts'
import { paymentCards } from '#stores/billing/payment-cards.ts'
import { purchases } from '#stores/billing/purchases.ts'

import { AccountFrame, type AccountFrameLabels } from '#islands/account/AccountFrame.tsx'
import { BillingAddresses } from './BillingAddresses.tsx'
import { PaymentCards } from './PaymentCards.tsx'
import type { PurchaseLabels } from './purchase-texts.ts'
import { PurchaseList } from './PurchaseList.tsx'
import { useFirstLoad } from '#islands/ui/useFirstLoad.ts'

interface Props {
  emptyPicture: string
  frame: AccountFrameLabels
  labels: PurchaseLabels
  listingHref: string
  locale: Locale
}

/** The page of purchases: what was bought, how it is paid, and to whom it is invoiced. */
export default function PurchasesBoard({ frame, ...props }: Props) {
  return <AccountFrame labels={frame}>{({ uid }) => <Sections {...props} key={uid} />}</AccountFrame>
}

function Sections({ emptyPicture, labels, listingHref, locale }: Omit<Props, 'frame'>) {
  const language = languageOf(locale)
  useEffect(() => {
    void purchases.load()
    void paymentCards.load()
    void billingAddresses.load()
  }, [])
  const held = [
    useStore(purchases.$purchases),
    useStore(paymentCards.$cards),
    useStore(billingAddresses.$addresses)
  ]
  const isThere = useFirstLoad(held.some(({ kind }) => kind === 'loading'))
  // The browser has looked for the part that the address names before it was there.
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.focus()
  }, [isThere])
  if (!isThere) return <p role="status">{labels.purchases.loading}</p>
  return (
    <>
      <PurchaseList {...{ emptyPicture, labels, listingHref, locale }} />
      <PaymentCards {...{ language }} billing={labels.billing} shared={labels.shared} texts={labels.cards} />
      <BillingAddresses {...{ language }} shared={labels.shared} texts={labels.billing} />
    </>
  )
}
