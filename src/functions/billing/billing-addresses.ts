import { getFirestore } from 'firebase-admin/firestore'

import { addressesCall, removeAddressCall, saveAddressCall } from '#contract/calls/billing-addresses.ts'
import { loadTaxNumbers } from '#contract/fields/tax-number.ts'
import { decodeBillingAddress, encodeBillingAddress } from '#contract/user-documents/billing-address.ts'
import {
  type BillingAddress,
  isSameAddress,
  type SavedAddress,
  maxAddresses,
  taxIdProblems,
  tidyAddress
} from '#domain/billing/billing-address.ts'

import { callable } from '#functions/site/callable.ts'
import { readingLimits, writingLimits } from '#functions/site/limits.ts'
import { type Outcome, done, refuse } from '#functions/site/outcome.ts'
import { ownCollection, readAll } from '#functions/site/own-documents.ts'

export const listarDirecciones = callable(
  addressesCall,
  { limits: readingLimits, who: 'customer' },
  async (_request, { uid }) => {
    const addresses = await readAll(ownCollection(uid, 'direcciones'), decodeKept)
    return done(addresses.toSorted((a, b) => a.name.localeCompare(b.name)))
  }
)

export const guardarDireccion = callable(
  saveAddressCall,
  { limits: writingLimits, who: 'customer' },
  async ({ address, id }, { uid }) => {
    const [problem] = taxIdProblems(address, await loadTaxNumbers())
    if (problem) return refuse('invalid-argument', 'No such tax number', problem.code)
    return id === null ? add(uid, tidyAddress(address)) : change(uid, id, tidyAddress(address))
  }
)

export const borrarDireccion = callable(
  removeAddressCall,
  { limits: writingLimits, who: 'customer' },
  async ({ id }, { uid }) => {
    const document = ownCollection(uid, 'direcciones').doc(id)
    return getFirestore().runTransaction(async transaction => {
      if (!(await transaction.get(document)).exists) return refuse('not-found', 'No such address')
      transaction.delete(document)
      return done({ id })
    })
  }
)

/** Adding an address that exists already returns the existing one. */
function add(uid: string, address: BillingAddress): Promise<Outcome<{ id: string }>> {
  const addresses = ownCollection(uid, 'direcciones')
  return getFirestore().runTransaction(async transaction => {
    const { docs } = await transaction.get(addresses)
    const same = docs.find(snapshot => {
      const kept = decodeBillingAddress(snapshot.data())
      return kept !== null && isSameAddress(kept, address)
    })
    if (same) return done({ id: same.id })
    if (docs.length >= maxAddresses) return refuse('resource-exhausted', 'Enough addresses', 'too-many')
    const created = addresses.doc()
    transaction.create(created, encodeBillingAddress(address))
    return done({ id: created.id })
  })
}

function change(uid: string, id: string, address: BillingAddress): Promise<Outcome<{ id: string }>> {
  const document = ownCollection(uid, 'direcciones').doc(id)
  return getFirestore().runTransaction(async transaction => {
    if (!(await transaction.get(document)).exists) return refuse('not-found', 'No such address')
    transaction.set(document, encodeBillingAddress(address))
    return done({ id })
  })
}

function decodeKept(id: string, document: unknown): SavedAddress | null {
  const address = decodeBillingAddress(document)
  return address && { ...address, id }
}
