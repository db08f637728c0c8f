import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { billingAddresses } from '#stores/billing/billing-addresses.ts'
import { purchases } from '#stores/billing/purchases.ts'

import { AddressForm } from './AddressForm.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { textIn } from '#islands/ui/form-texts.ts'
import { RemoteList } from './RemoteList.tsx'
import type { PurchaseLabels, PurchaseTexts } from './purchase-texts.ts'
import { useSubmit } from '#islands/ui/useSubmit.ts'

interface Props {
  labels: PurchaseLabels
  language: Language
  onClose: () => void
  purchase: Purchase
}

/**
 * Asks to whom an invoice is made out, or, where there is one, to whom the one that replaces it is. Without an address it asks for one first, and
 * goes on from there.
 */
export function InvoiceDialog({ labels, language, onClose, purchase }: Props) {
  const addresses = useStore(billingAddresses.$addresses)
  const [isAdding, setAdding] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const { billing, purchases: texts, shared } = labels
  const hasNone = addresses.kind === 'ready' && addresses.value.length === 0
  if (isAdding) {
    const saved = (id: string) => {
      choose(id)
      setAdding(false)
    }
    return (
      <AddressForm
        {...{ language, shared }}
        address={null}
        onClose={() => setAdding(false)}
        onSaved={saved}
        texts={billing}
      />
    )
  }
  return (
    <Dialog closeLabel={billing.cancel} heading={headingOf(purchase, texts)} key="choice" onClose={onClose}>
      <RemoteList
        empty={texts.addressNeeded}
        items={addresses}
        onRetry={() => void billingAddresses.load()}
        shared={shared}
        texts={billing}
      >
        {items => (
          <ChoiceForm {...{ items, labels, language, onClose, purchase }} first={chosen ?? items[0]?.id} />
        )}
      </RemoteList>
      <button
        className={hasNone ? 'button' : 'button button-quiet'}
        onClick={() => setAdding(true)}
        type="button"
      >
        {billing.add}
      </button>
    </Dialog>
  )
}

function headingOf({ invoice }: Purchase, texts: PurchaseTexts): string {
  return invoice === null ? texts.invoiceTitle : interpolate(texts.correctTitle, { number: invoice })
}

interface ChoiceProps extends Props {
  first: string | undefined
  items: readonly { id: string; name: string; taxId: string; address: string }[]
}

function ChoiceForm({ first, items, labels, language, onClose, purchase }: ChoiceProps) {
  const { purchases: texts, shared } = labels
  const isCorrection = purchase.invoice !== null
  const { failure, input, isBusy, submit } = useSubmit(async data => {
    const wanted = { addressId: textIn(data, 'address'), purchaseId: purchase.id }
    const said = { ...shared, ...texts }
    const outcome = isCorrection
      ? await purchases.correct(wanted, said)
      : await purchases.generate({ ...wanted, language }, said)
    if (outcome.kind === 'done') onClose()
    return outcome
  })
  return (
    <form className="account-form" onInput={input} onSubmit={submit}>
      <fieldset>
        <legend>{texts.invoiceFor}</legend>
        {items.map(({ address, id, name, taxId }) => (
          <label className="account-tick" key={id}>
            <input defaultChecked={id === first} name="address" required type="radio" value={id} />
            <span>
              {name} <span className="soft">{`${taxId} · ${address}`}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="soft">{isCorrection ? texts.correctNote : texts.final}</p>
      <FailureNote text={failure} />
      <button aria-disabled={isBusy} className="button" type="submit">
        {isBusy ? texts.generating : isCorrection ? texts.correct : texts.generate}
      </button>
    </form>
  )
}
