import { getFirestore } from 'firebase-admin/firestore'
import { accessNoticeCall } from '#contract/calls/access-notice.ts'
import {
  accountCall,
  deleteAccountCall,
  ownDataCall,
  registrationCall,
  saveProfileCall,
  signInCall
} from '#contract/calls/account.ts'
import { addressesCall, removeAddressCall, saveAddressCall } from '#contract/calls/billing-addresses.ts'
import { borrarOpinion, guardarOpinion, miOpinion } from '#contract/calls/opinions.ts'
import { ownExperiencesCall } from '#contract/calls/own-experiences.ts'
import { askSaveCard, cardsCall, removeCardCall, saveCardCall } from '#contract/calls/payment-cards.ts'
import {
  correctInvoiceCall,
  generateInvoiceCall,
  purchasesCall,
  seeInvoiceCall
} from '#contract/calls/purchases.ts'
import { examplePurchases, writePurchases } from '../../customers/purchases.ts'
import type { Ask } from './asking.ts'
import { experienceId, newAuthor, opinionRequest } from './experience.ts'
import {
  newCustomer,
  newCustomerByPhone,
  newCustomerWithNewPassword,
  newVisitor,
  type Person
} from './people.ts'
import { type Sample, sampleOf } from './sample.ts'

const now = new Date()
const purchases = examplePurchases(now)
const newAddress = {
  address: {
    address: 'Calle Ancha, 1',
    country: 'ES',
    municipality: 'Nerja',
    name: 'Ana Ruiz',
    postalCode: '29780',
    province: 'Málaga',
    taxId: '00000000T'
  },
  id: null
}
const newCard = askSaveCard({
  brand: 'visa',
  expiry: `${now.getFullYear() + 2}-04`,
  isSaved: true,
  lastDigits: '4242'
})
const newProfile = {
  contactEmail: 'ana@example.com',
  contactPhone: '+34600000000',
  name: 'Ana',
  surname: 'Ruiz'
}
const devicePlan = {
  base: [],
  plan: [
    { day: null, slug: 'kayak-acantilados-maro' },
    { day: null, slug: 'caminito-del-rey-con-guia' }
  ]
}

/** Calls of customers about their account, their purchases and their opinions. */
export const customerSamples: readonly Sample[] = [
  sampleOf(signInCall)(async () => ({
    request: { anonymousToken: (await newVisitor()).token, language: 'es' },
    token: (await newCustomer()).token
  })),
  sampleOf(registrationCall)(async () => ({ request: {}, token: (await newCustomerByPhone()).token })),
  sampleOf(saveProfileCall)(async ask => ({ request: newProfile, token: (await known(ask)).token })),
  sampleOf(accountCall)(async ask => ({ request: {}, token: (await known(ask)).token })),
  sampleOf(ownDataCall)(async ask => ({ request: {}, token: (await invoiced(ask)).token })),
  sampleOf(deleteAccountCall)(async ask => ({ request: {}, token: (await invoiced(ask)).token })),
  sampleOf(accessNoticeCall)(async ask => {
    const know = (token: string) =>
      ask(signInCall, { request: { anonymousToken: null, language: 'es' }, token })
    const { token } = await newCustomerWithNewPassword(know)
    return { request: { change: 'password', language: 'es' }, token }
  }),
  sampleOf(purchasesCall)(async () => ({ request: {}, token: (await buyer()).token })),
  sampleOf(generateInvoiceCall)(invoiceable),
  sampleOf(correctInvoiceCall)(async ask => {
    const { token } = await invoiced(ask)
    const other = { address: { ...newAddress.address, name: 'Ruiz, S. L.' }, id: null }
    const { id: addressId } = await ask(saveAddressCall, { request: other, token })
    return { request: { addressId, purchaseId: purchases[0]?.id ?? '' }, token }
  }),
  sampleOf(seeInvoiceCall)(async ask => {
    const { number, token } = await invoiced(ask)
    return { request: { number }, token }
  }),
  sampleOf(addressesCall)(async ask => ({ request: {}, token: (await withAddress(ask)).token })),
  sampleOf(saveAddressCall)(async () => ({ request: newAddress, token: (await newCustomer()).token })),
  sampleOf(removeAddressCall)(async ask => {
    const { addressId, token } = await withAddress(ask)
    return { request: { id: addressId }, token }
  }),
  sampleOf(cardsCall)(async ask => ({ request: {}, token: (await withCard(ask)).token })),
  sampleOf(saveCardCall)(async () => ({ request: newCard, token: (await newCustomer()).token })),
  sampleOf(removeCardCall)(async ask => {
    const { cardId, token } = await withCard(ask)
    return { request: { id: cardId }, token }
  }),
  sampleOf(ownExperiencesCall)(async () => ({ request: devicePlan, token: (await buyer()).token })),
  sampleOf(guardarOpinion)(async () => ({ request: opinionRequest, token: (await buyer()).token })),
  sampleOf(miOpinion)(async ask => ({ request: experienceId, token: (await newAuthor(ask)).token })),
  sampleOf(borrarOpinion)(async ask => ({ request: experienceId, token: (await newAuthor(ask)).token }))
]

/** A signed-in customer, as the site sends it to its functions. */
async function known(ask: Ask, person?: Person): Promise<Person> {
  const customer = person ?? (await newCustomer())
  await ask(signInCall, { request: { anonymousToken: null, language: 'es' }, token: customer.token })
  return customer
}

async function buyer(): Promise<Person> {
  const person = await newCustomer()
  await writePurchases(getFirestore(), person.uid, purchases)
  return person
}

async function withAddress(ask: Ask, person?: Person) {
  const { token } = person ?? (await newCustomer())
  const { id: addressId } = await ask(saveAddressCall, { request: newAddress, token })
  return { addressId, token }
}

async function withCard(ask: Ask) {
  const { token } = await newCustomer()
  const { id: cardId } = await ask(saveCardCall, { request: newCard, token })
  return { cardId, token }
}

/** All that an invoice needs; the first of the example purchases may have one. */
async function invoiceable(ask: Ask) {
  const { addressId, token } = await withAddress(ask, await known(ask, await buyer()))
  const purchaseId = purchases[0]?.id ?? ''
  return { request: { addressId, language: 'es' as const, purchaseId }, token }
}

async function invoiced(ask: Ask) {
  const question = await invoiceable(ask)
  const { number } = await ask(generateInvoiceCall, question)
  return { number, token: question.token }
}
