import { within } from '#domain/time/within.ts'
import { errorMessage } from '#publishing/error-message.ts'
import type { ContentVersion, Editor } from '../site/content-version.ts'
import type { AddressStore } from './store.ts'

/** An edit does not wait longer than this for the addresses to be written. */
const longestWaitMs = 3000

/**
 * Tells the function behind Hosting where pages move to, before they do: an old address leads on from the very moment at which its file is gone. Without
 * an answer the edition goes online nevertheless, and the addresses are written after it.
 */
export function leadAddresses(
  store: Pick<AddressStore, 'lead'>,
  waitMs = longestWaitMs
): (edition: ContentVersion) => Promise<void> {
  return async ({ addresses, decoded }) => {
    // A failure here is made up for after the edition is online, when the addresses are written again.
    await within(waitMs, store.lead(addresses, decoded)).catch(() => {})
  }
}

/** Writes down who owns the addresses of an edition that is online. What could not be written is written after the next one: visitors have this one. */
export function keepAddresses(
  editor: Pick<Editor, 'published'>,
  store: Pick<AddressStore, 'write'>
): (edition: ContentVersion) => Promise<void> {
  return async edition => {
    editor.published(edition)
    await store
      .write(edition.addresses, edition.decoded)
      .catch((error: unknown) => console.error(`The addresses are not written down: ${errorMessage(error)}`))
  }
}
