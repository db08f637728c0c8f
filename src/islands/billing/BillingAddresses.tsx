import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import type { BillingAddress, SavedAddress } from '#domain/billing/billing-address.ts'
import { countryName } from '#domain/billing/country.ts'
import type { Language } from '#domain/text/locale.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { billingAddresses } from '#stores/billing/billing-addresses.ts'

import { AddressForm } from './AddressForm.tsx'
import { useFocusAfterDialog } from '#islands/ui/focus.ts'
import { RemoteList } from './RemoteList.tsx'
import type { BillingTexts, SharedTexts } from './purchase-texts.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

interface Props {
  language: Language
  shared: SharedTexts
  texts: BillingTexts
}

type Opened =
  | { kind: 'none' }
  | { kind: 'form'; address: SavedAddress | null }
  | { kind: 'removal'; address: SavedAddress }

/** The profile leads to it. */
const headingId = 'direcciones'

/** The addresses invoices can be made out to. */
export function BillingAddresses({ language, shared, texts }: Props) {
  const addresses = useStore(billingAddresses.$addresses)
  const [opened, open] = useState<Opened>({ kind: 'none' })
  const close = () => open({ kind: 'none' })
  const focusLater = useFocusAfterDialog(opened.kind !== 'none', headingId)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <RemoteList
        {...{ shared, texts }}
        empty={texts.empty}
        items={addresses}
        onRetry={() => void billingAddresses.load()}
      >
        {items => (
          <ul className="rows account-list">
            {items.map(address => (
              <AddressRow
                {...{ address, language, texts }}
                key={address.id}
                onEdit={() => open({ address, kind: 'form' })}
                onRemove={() => open({ address, kind: 'removal' })}
              />
            ))}
          </ul>
        )}
      </RemoteList>
      {addresses.kind === 'ready' && (
        <button className="button" onClick={() => open({ address: null, kind: 'form' })} type="button">
          {texts.add}
        </button>
      )}
      {opened.kind === 'form' && (
        <AddressForm
          {...{ language, shared, texts }}
          address={opened.address}
          onClose={close}
          onSaved={close}
        />
      )}
      {opened.kind === 'removal' && (
        <RemovalDialog
          onClose={close}
          onRemoved={focusLater}
          remove={() => billingAddresses.remove(opened.address.id, { ...shared, ...texts })}
          shared={texts}
          subject={[opened.address.name, ...linesOf(opened.address, language)]}
          texts={texts}
        />
      )}
    </section>
  )
}

interface RowProps extends Pick<Props, 'language' | 'texts'> {
  address: SavedAddress
  onEdit: () => void
  onRemove: () => void
}

function AddressRow({ address, language, onEdit, onRemove, texts }: RowProps) {
  const { name } = address
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {linesOf(address, language).map(line => (
          <span className="account-line" key={line}>
            {line}
          </span>
        ))}
      </div>
      <div className="account-actions">
        <Action {...{ name, texts }} action={texts.edit} onPress={onEdit} />
        <Action {...{ name, texts }} action={texts.remove} onPress={onRemove} />
      </div>
    </li>
  )
}

interface ActionProps {
  action: string
  name: string
  onPress: () => void
  texts: Pick<BillingTexts, 'ofAddress'>
}

/** Names its address for screen readers, which read the button alone. */
function Action({ action, name, onPress, texts }: ActionProps) {
  return (
    <button
      aria-label={interpolate(texts.ofAddress, { action, name })}
      className="button button-quiet"
      onClick={onPress}
      type="button"
    >
      {action}
    </button>
  )
}

function linesOf(address: BillingAddress, language: Language): string[] {
  return [
    address.taxId,
    address.address,
    `${address.postalCode} ${address.municipality}`,
    `${address.province}, ${countryName(language, address.country)}`
  ]
}
