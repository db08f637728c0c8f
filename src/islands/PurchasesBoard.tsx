import { useStore } from './useStore.ts'
import { useEffect } from 'react'

import { languageOf, type Locale } from '#domain/locale.ts'
import { billingAddresses } from '#stores/billing-addresses.ts'
import { paymentCards } from '#stores/payment-cards.ts'
import { purchases } from '#stores/purchases.ts'

import { AccountFrame, type AccountFrameLabels } from './AccountFrame.tsx'
import { BillingAddresses } from './BillingAddresses.tsx'
import { PaymentCards } from './PaymentCards.tsx'
import type { PurchaseLabels } from './purchase-texts.ts'
import { PurchaseList } from './PurchaseList.tsx'
import { useOnceThere } from './useOnceThere.ts'

interface Props {
  frame: AccountFrameLabels
  labels: PurchaseLabels
  listingHref: string
  locale: Locale
}

/** The page of purchases: what was bought, how it is paid, and to whom it is invoiced. */
export default function PurchasesBoard({ frame, ...props }: Props) {
  return <AccountFrame labels={frame}>{({ uid }) => <Sections {...props} key={uid} />}</AccountFrame>
}

function Sections({ labels, listingHref, locale }: Omit<Props, 'frame'>) {
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
  const isThere = useOnceThere(held.some(({ kind }) => kind === 'loading'))
  if (!isThere) return <p role="status">{labels.purchases.loading}</p>
  return (
    <>
      <PurchaseList {...{ labels, listingHref, locale }} />
      <PaymentCards {...{ language }} billing={labels.billing} shared={labels.shared} texts={labels.cards} />
      <BillingAddresses {...{ language }} shared={labels.shared} texts={labels.billing} />
    </>
  )
}
