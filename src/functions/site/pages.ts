import { getFirestore } from 'firebase-admin/firestore'

import { addressDocument, addressIn } from '#contract/addresses/address-entries.ts'
import type { AddressedCollection } from '#contract/addresses/addresses.ts'
import { type PrintableFile, readPartnerKitFile } from '#contract/published/partner-kit.ts'
import { readShortAddressFile } from '#contract/published/short-addresses.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { pageSlug } from '#contract/fields/page-slug.ts'
import { settings } from '#settings.ts'

import type { Former, Lookups } from './missing-page.ts'
import type { ShortAddresses } from './short-address.ts'

/** The site as this function reaches it: its own address, or another one where it is tried out. */
const site = process.env.SITE_ORIGIN ?? settings.site
const timeoutMs = 5000
const freshMs = 60_000

/** Answer when even the error page cannot be fetched. */
export const fallbackPage =
  '<!doctype html><title>404 Not Found</title><h1>404 Not Found</h1><p><a href="/">Home page</a></p>'

/** Answer while the database is away and nobody can say whether the page exists. */
export const unavailablePage =
  '<!doctype html><title>503 Service Unavailable</title><h1>503 Service Unavailable</h1><p><a href="/">Home page</a></p>'

/** Slugs as they are in Firestore. */
export const lookups: Lookups = {
  formerAddress,
  categorySlug: id => slugIn('categorias', id),
  experienceSlug: id => slugIn('experiencias', id)
}

/** The text of a page of the site. When it cannot be had, the plainest page that says the same. */
export async function pageText(path: string): Promise<string> {
  try {
    const response = await fetch(site + path, { signal: AbortSignal.timeout(timeoutMs) })
    // Hosting answers `/404` itself with the status 404.
    return response.ok || response.status === 404 ? await response.text() : fallbackPage
  } catch {
    return fallbackPage
  }
}

/** Where the short addresses lead, as the site was published; null when the site does not answer. Kept for a minute: a poster may be scanned by many. */
export async function readShortAddresses(): Promise<ShortAddresses | null> {
  if (shortAddresses !== null && Date.now() - shortAddresses.atMs < freshMs) return shortAddresses.read
  try {
    const response = await fetch(site + feedRoutes.shortAddresses, {
      signal: AbortSignal.timeout(timeoutMs)
    })
    const read = response.ok ? readShortAddressFile(await response.json()) : null
    if (read !== null) shortAddresses = { atMs: Date.now(), read }
  } catch {
    // An older copy is better than nothing.
  }
  return shortAddresses?.read ?? null
}

/** Sheets that a partner may print; before its first publication only its code. */
export async function readPrintable(partnerId: string): Promise<PrintableFile> {
  const response = await fetch(site + dataRoutes.partnerKit(partnerId), {
    signal: AbortSignal.timeout(timeoutMs)
  })
  const read = response.ok ? readPartnerKitFile(await response.json()) : null
  return read ?? { near: [], shortName: partnerId }
}

/** The wide poster of an experience; null when it cannot be had. */
export async function readPosterDrawing(slug: string): Promise<string | null> {
  try {
    const response = await fetch(`${site}/carteles/wide/${slug}.svg`, {
      signal: AbortSignal.timeout(timeoutMs)
    })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

let shortAddresses: { atMs: number; read: ShortAddresses } | null = null

async function formerAddress(collection: AddressedCollection, slug: string): Promise<Former | null> {
  const document = getFirestore().collection('direcciones').doc(addressDocument(collection, slug))
  return addressIn((await document.get()).data(), slug)
}

async function slugIn(collection: string, id: string): Promise<string | null> {
  const fields = (await getFirestore().collection(collection).doc(id).get()).data()
  return fields === undefined ? null : pageSlug(id, fields)
}
