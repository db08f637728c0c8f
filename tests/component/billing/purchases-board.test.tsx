import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { accountFrameLabels } from '#i18n/account/account-frame-labels.ts'
import { ownExperienceLabels, purchaseLabels } from '#i18n/billing/purchase-labels.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { AddressForm } from '#islands/billing/AddressForm.tsx'
import { BillingAddresses } from '#islands/billing/BillingAddresses.tsx'
import { BoughtExperiences } from '#islands/account/BoughtExperiences.tsx'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import OwnExperiencesBoard from '#islands/account/OwnExperiencesBoard.tsx'
import { PurchaseList } from '#islands/billing/PurchaseList.tsx'
import PurchasesBoard from '#islands/billing/PurchasesBoard.tsx'
import { billingAddresses } from '#stores/billing/billing-addresses.ts'
import { purchases } from '#stores/billing/purchases.ts'
import { anAddress, aPurchase } from '../../fixtures/purchases.ts'
import { control, doing, render } from '../support/render.tsx'

const german = wordsFor('de')
const labels = purchaseLabels(german)
const { texts } = ownExperienceLabels(german)
const { billing, purchases: ofPurchases, shared } = labels

function thePurchases() {
  return render(
    <PurchaseList {...{ labels }} emptyPicture="/nada.svg" listingHref="/de/andalucia" locale="de" />
  )
}

test.each([
  <PurchasesBoard
    emptyPicture="/nada.svg"
    frame={accountFrameLabels(german)}
    key="p"
    labels={labels}
    listingHref="/x"
    locale="de"
  />,
  <OwnExperiencesBoard
    {...ownExperienceLabels(german)}
    frame={accountFrameLabels(german)}
    key="e"
    emptyPicture="/nada.svg"
    listingHref="/x"
    locale="de"
  />
])('a board is drawn without a browser as one that is being opened', board => {
  expect(renderToString(board)).toContain(accountFrameLabels(german).loading)
})

describe('the list of purchases', () => {
  test('invites to the first one when there is none', async () => {
    purchases.$purchases.set({ kind: 'ready', value: [] })
    const place = await thePurchases()
    expect(place.textContent).toContain(ofPurchases.empty)
    expect(control(place, 'a', shared.browse).getAttribute('href')).toBe('/de/andalucia')
  })

  test('says why it cannot be read', async () => {
    purchases.$purchases.set({ code: 'offline', kind: 'failed' })
    const place = await thePurchases()
    expect(place.querySelector('[role="alert"]')?.textContent).toContain(
      `${ofPurchases.failed} ${shared.failure.offline}`
    )
  })

  test('tells dates and sums as the language does, marks what is in another one, and links what has a page', async () => {
    const name = { es: 'Kayak <b>en</b> Maro' }
    purchases.$purchases.set({ kind: 'ready', value: [aPurchase({ name })] })
    const place = await thePurchases()
    expect(place.textContent).toContain('Gekauft am 2. Oktober 2026 · Für den 20. Oktober 2026 · Bezahlt')
    expect(place.textContent).toContain('71,00\u00A0€')
    expect(control(place, 'a', 'Kayak <b>en</b> Maro').getAttribute('href')).toBe(
      '/de/experiencias/kayak-acantilados-maro'
    )
    expect(place.querySelector('strong')?.lang).toBe('es')
    expect(place.querySelector('b')).toBeNull()
  })

  test('offers what may be done about each invoice', async () => {
    const items = [
      aPurchase({ id: 'a' }),
      aPurchase({ id: 'b', invoice: 'F2026-000001' }),
      aPurchase({ id: 'c', state: 'pending' })
    ]
    purchases.$purchases.set({ kind: 'ready', value: items })
    const place = await thePurchases()
    expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      ofPurchases.generate,
      ofPurchases.see,
      ofPurchases.correct
    ])
    expect(place.textContent).toContain(ofPurchases.unavailable)
    expect(place.textContent).toContain(ofPurchases['unavailable-pending'])
  })

  test('asks for an address before an invoice', async () => {
    purchases.$purchases.set({ kind: 'ready', value: [aPurchase()] })
    billingAddresses.$addresses.set({ kind: 'ready', value: [] })
    const place = await thePurchases()
    await doing(() => place.querySelector('button')?.click())
    expect(place.querySelector('dialog')?.textContent).toContain(ofPurchases.addressNeeded)
  })

  test('waits for the addresses before it says that there are none', async () => {
    purchases.$purchases.set({ kind: 'ready', value: [aPurchase()] })
    billingAddresses.$addresses.set({ kind: 'loading' })
    const place = await thePurchases()
    await doing(() => place.querySelector('button')?.click())
    expect(place.querySelector('dialog')?.textContent).not.toContain(ofPurchases.addressNeeded)
    expect(place.querySelector('dialog')?.textContent).toContain(billing.loading)
  })
})

test('an address names its country in the language of the page, and its buttons name it', async () => {
  billingAddresses.$addresses.set({ kind: 'ready', value: [{ ...anAddress(), id: 'home' }] })
  const place = await render(<BillingAddresses {...{ shared }} language="de" texts={billing} />)
  expect(place.textContent).toContain('Málaga, Spanien')
  await doing(() => control(place, 'button', 'Entfernen: Ana Ruiz').click())
  expect(place.querySelector('dialog')?.textContent).toContain(billing.removeNote)
})

test('what goes wrong after a confirmation stays in the dialog', async () => {
  let closed = 0
  const place = await render(
    <ConfirmDialog
      cancel="Nein"
      confirm="Ja"
      confirming="…"
      heading="?"
      note="!"
      onClose={() => (closed += 1)}
      onConfirm={async () => 'Es ging nicht.'}
      subject={['Ana']}
    />
  )
  await doing(() => control(place, 'button', 'Ja').click())
  expect(place.querySelector('[role="alert"]')?.textContent).toBe('Es ging nicht.')
  expect(closed).toBe(0)
})

test('what was bought is told with its day; without one, with the day it was bought', async () => {
  const bought = [
    { boughtAt: '2026-10-02T10:00:00Z', name: { es: 'A' }, slug: 'a', takesPlaceAt: '2026-10-20T08:00:00Z' },
    { boughtAt: '2026-10-02T10:00:00Z', name: { es: 'B' }, slug: null, takesPlaceAt: null }
  ]
  const place = await render(<BoughtExperiences {...{ bought, texts }} listingHref="/x" locale="de" />)
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'AFür den 20. Oktober 2026',
    'BGekauft am 2. Oktober 2026'
  ])
  expect(place.querySelectorAll('a')).toHaveLength(1)
})

test('a postal code of Andalusia says the province, and what somebody wrote there stays', async () => {
  const place = await render(
    <AddressForm
      address={null}
      language="de"
      onClose={() => {}}
      onSaved={() => {}}
      shared={shared}
      texts={billing}
    />
  )
  const field = (name: string) => place.ownerDocument.querySelector<HTMLInputElement>(`[name=${name}]`)
  const type = async (text: string) => {
    const code = field('postalCode')
    if (code) code.value = text
    await doing(() => code?.dispatchEvent(new Event('input', { bubbles: true })))
    return field('province')?.value
  }
  expect(await type('28001')).toBe('')
  expect(await type('29015')).toBe('Málaga')
  expect(await type('41001')).toBe('Málaga')
})
