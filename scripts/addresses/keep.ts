import { errorMessage } from '#publishing/error-message.ts'
import type { ContentVersion, Editor } from '../site/content-version.ts'
import type { AddressStore } from './store.ts'

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
