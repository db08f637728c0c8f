import { getFirestore } from 'firebase-admin/firestore'
import { accessNoticeCall, askAccessNotice } from '#contract/calls/access-notice.ts'
import {
  accountCall,
  askProfile,
  deleteAccountCall,
  ownDataCall,
  registrationCall,
  saveProfileCall,
  signInCall
} from '#contract/calls/account.ts'
import {
  addressesCall,
  askSaveAddress,
  removeAddressCall,
  saveAddressCall
} from '#contract/calls/billing-addresses.ts'
import { borrarOpinion, guardarOpinion, miOpinion } from '#contract/calls/opinions.ts'
import { askOwnExperiences, ownExperiencesCall } from '#contract/calls/own-experiences.ts'
import { askSaveCard, cardsCall, removeCardCall, saveCardCall } from '#contract/calls/payment-cards.ts'
import {
  askCorrection,
  askInvoice,
  correctInvoiceCall,
  generateInvoiceCall,
  purchasesCall,
  seeInvoiceCall
} from '#contract/calls/purchases.ts'
import { examplePurchases, writePurchases } from '../../customers/purchases.ts'
import type { Ask } from './asking.ts'
import { aboutExperience, newAuthor, opinionRequest } from './experience.ts'
import {
  newCustomer,
  newCustomerByPhone,
  newCustomerWithNewPassword,
  newVisitor,
  type Person
} from './people.ts'
import type { Sample } from './sample.ts'

const now = new Date()
const purchases = examplePurchases(now)
const newAddress = askSaveAddress(
  {
    address: 'Calle Ancha, 1',
    country: 'ES',
    municipality: 'Nerja',
    name: 'Ana Ruiz',
    postalCode: '29780',
    province: 'Málaga',
    taxId: '00000000T'
  },
  null
)
const newCard = askSaveCard({
  brand: 'visa',
  expiry: `${now.getFullYear() + 2}-04`,
  isSaved: true,
  lastDigits: '4242'
})
const newProfile = askProfile({
  contactEmail: 'ana@example.com',
  contactPhone: '+34600000000',
  name: 'Ana',
  surname: 'Ruiz'
})
const devicePlan = askOwnExperiences({
  base: [],
  plan: [
    { day: null, slug: 'kayak-acantilados-maro' },
    { day: null, slug: 'caminito-del-rey-con-guia' }
  ]
})

/** What customers do with their account, what they bought and what they think of it. */
export const customerSamples: readonly Sample[] = [
  {
    call: signInCall,
    prepare: async () => ({
      data: { anonimo: (await newVisitor()).token },
      token: (await newCustomer()).token
    })
  },
  { call: registrationCall, prepare: async () => ({ data: {}, token: (await newCustomerByPhone()).token }) },
  { call: saveProfileCall, prepare: async ask => ({ data: newProfile, token: (await known(ask)).token }) },
  { call: accountCall, prepare: async ask => ({ data: {}, token: (await known(ask)).token }) },
  { call: ownDataCall, prepare: async ask => ({ data: {}, token: (await invoiced(ask)).token }) },
  { call: deleteAccountCall, prepare: async ask => ({ data: {}, token: (await invoiced(ask)).token }) },
  {
    call: accessNoticeCall,
    prepare: async ask => {
      const know = (token: string) => ask(signInCall, { data: { anonimo: null }, token })
      const { token } = await newCustomerWithNewPassword(know)
      return { data: askAccessNotice({ change: 'password', language: 'es' }), token }
    }
  },
  { call: purchasesCall, prepare: async () => ({ data: {}, token: (await buyer()).token }) },
  { call: generateInvoiceCall, prepare: invoiceable },
  {
    call: correctInvoiceCall,
    prepare: async ask => {
      const { token } = await invoiced(ask)
      const other = { ...newAddress, nombre: 'Ruiz, S. L.' }
      const { id: addressId } = await ask(saveAddressCall, { data: other, token })
      return { data: askCorrection({ addressId, purchaseId: purchases[0]?.id ?? '' }), token }
    }
  },
  {
    call: seeInvoiceCall,
    prepare: async ask => {
      const { number, token } = await invoiced(ask)
      return { data: { numero: number }, token }
    }
  },
  { call: addressesCall, prepare: async ask => ({ data: {}, token: (await withAddress(ask)).token }) },
  { call: saveAddressCall, prepare: async () => ({ data: newAddress, token: (await newCustomer()).token }) },
  {
    call: removeAddressCall,
    prepare: async ask => {
      const { addressId, token } = await withAddress(ask)
      return { data: { id: addressId }, token }
    }
  },
  { call: cardsCall, prepare: async ask => ({ data: {}, token: (await withCard(ask)).token }) },
  { call: saveCardCall, prepare: async () => ({ data: newCard, token: (await newCustomer()).token }) },
  {
    call: removeCardCall,
    prepare: async ask => {
      const { cardId, token } = await withCard(ask)
      return { data: { id: cardId }, token }
    }
  },
  { call: ownExperiencesCall, prepare: async () => ({ data: devicePlan, token: (await buyer()).token }) },
  { call: guardarOpinion, prepare: async () => ({ data: opinionRequest, token: (await buyer()).token }) },
  {
    call: miOpinion,
    prepare: async ask => ({ data: aboutExperience, token: (await newAuthor(ask)).token })
  },
  {
    call: borrarOpinion,
    prepare: async ask => ({ data: aboutExperience, token: (await newAuthor(ask)).token })
  }
]

/** Somebody who has signed in, as the site tells its functions. */
async function known(ask: Ask, person?: Person): Promise<Person> {
  const customer = person ?? (await newCustomer())
  await ask(signInCall, { data: { anonimo: null }, token: customer.token })
  return customer
}

async function buyer(): Promise<Person> {
  const person = await newCustomer()
  await writePurchases(getFirestore(), person.uid, purchases)
  return person
}

async function withAddress(ask: Ask, person?: Person) {
  const { token } = person ?? (await newCustomer())
  const { id: addressId } = await ask(saveAddressCall, { data: newAddress, token })
  return { addressId, token }
}

async function withCard(ask: Ask) {
  const { token } = await newCustomer()
  const { id: cardId } = await ask(saveCardCall, { data: newCard, token })
  return { cardId, token }
}

/** All that an invoice needs; the first of the example purchases may have one. */
async function invoiceable(ask: Ask) {
  const { addressId, token } = await withAddress(ask, await known(ask, await buyer()))
  const purchaseId = purchases[0]?.id ?? ''
  return { data: askInvoice({ addressId, language: 'es', purchaseId }), token }
}

async function invoiced(ask: Ask) {
  const question = await invoiceable(ask)
  const { numero: number } = await ask(generateInvoiceCall, question)
  return { number, token: question.token }
}
