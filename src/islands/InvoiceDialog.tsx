import { useStore } from './useStore.ts'
import { useState } from 'react'

import type { Language } from '#domain/locale.ts'
import { billingAddresses } from '#stores/billing-addresses.ts'
import { purchases } from '#stores/purchases.ts'

import { AddressForm } from './AddressForm.tsx'
import { Dialog } from './Dialog.tsx'
import { FailureNote } from './FailureNote.tsx'
import { textIn } from './form-texts.ts'
import { HeldList } from './HeldList.tsx'
import type { PurchaseLabels } from './purchase-texts.ts'
import { useSending } from './useSending.ts'

interface Props {
  labels: PurchaseLabels
  language: Language
  onClose: () => void
  purchaseId: string
}

/** Asks to whom an invoice is made out. Without an address it asks for one first, and goes on from there. */
export function InvoiceDialog({ labels, language, onClose, purchaseId }: Props) {
  const addresses = useStore(billingAddresses.$addresses)
  const [isAdding, setAdding] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const { billing, purchases: texts, shared } = labels
  const hasNone = addresses.kind === 'held' && addresses.items.length === 0
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
    <Dialog closeLabel={billing.cancel} heading={texts.invoiceTitle} key="choice" onClose={onClose}>
      <HeldList
        empty={texts.addressNeeded}
        held={addresses}
        onRetry={() => void billingAddresses.load()}
        shared={shared}
        texts={billing}
      >
        {items => (
          <ChoiceForm {...{ items, labels, language, onClose, purchaseId }} first={chosen ?? items[0]?.id} />
        )}
      </HeldList>
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

interface ChoiceProps extends Props {
  first: string | undefined
  items: readonly { id: string; name: string; taxId: string; address: string }[]
}

function ChoiceForm({ first, items, labels, language, onClose, purchaseId }: ChoiceProps) {
  const { purchases: texts, shared } = labels
  const { failure, isBusy, submit } = useSending(async data => {
    const wanted = { addressId: textIn(data, 'address'), language, purchaseId }
    const outcome = await purchases.generate(wanted, { ...shared, ...texts })
    if (outcome.kind === 'done') onClose()
    return outcome
  })
  return (
    <form className="account-form" onSubmit={submit}>
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
      <p className="soft">{texts.final}</p>
      <FailureNote text={failure} />
      <button aria-disabled={isBusy} className="button" type="submit">
        {isBusy ? texts.generating : texts.generate}
      </button>
    </form>
  )
}
