import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import { bookOf, entriesOf } from '#contract/addresses/address-entries.ts'
import { type AddressBook, addressBook, noAddresses } from '#contract/addresses/addresses.ts'
import type { Content } from '#domain/catalogue/content.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { chooseTarget } from '../database/target.ts'

interface AddressDocuments {
  read: () => Promise<AddressBook>
  /** Writes down what is different from the last time. */
  write: (
    book: AddressBook,
    content: Pick<Content, 'categories' | 'experiences' | 'questions'>
  ) => Promise<void>
}

export interface AddressStore extends AddressDocuments {
  /** Tells the function behind Hosting alone, before the pages move. */
  lead: AddressDocuments['write']
}

const collection = 'direcciones'

/**
 * Keeps who owns which address: in the cloud in documents that only the publisher writes, because containers come and go; else a file beside the trees of the site. The function behind
 * Hosting reads the documents in either case.
 */
export function openAddresses(
  env: NodeJS.ProcessEnv,
  db: Firestore,
  folder = sitePlace().folder
): AddressStore {
  const documents = addressDocuments(db)
  return {
    lead: documents.write,
    read: chooseTarget(env).kind === 'cloud' ? documents.read : async () => readAddressFile(folder),
    async write(book, content) {
      writeAddressFile(folder, book)
      await documents.write(book, content)
    }
  }
}

export function addressDocuments(db: Firestore): AddressDocuments {
  let written = new Map<string, string>()
  return {
    async read() {
      const { docs } = await db.collection(collection).get()
      try {
        return bookOf(docs.map(doc => [doc.id, doc.data()]))
      } catch (error) {
        throw new Error(unreadable(collection, error), { cause: error })
      }
    },
    async write(book, content) {
      const next = new Map<string, string>()
      const batch = db.batch()
      let isChanged = false
      for (const [name, fields] of entriesOf(book, content)) {
        const text = JSON.stringify(fields)
        next.set(name, text)
        if (written.get(name) === text) continue
        isChanged = true
        batch.set(db.collection(collection).doc(name), fields)
      }
      if (isChanged) await batch.commit()
      written = next
    }
  }
}

const fileIn = (folder: string) => join(folder, 'addresses.json')

export function readAddressFile(folder: string): AddressBook {
  const file = fileIn(folder)
  if (!existsSync(file)) return noAddresses
  try {
    return addressBook.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(unreadable(file, error), { cause: error })
  }
}

export function writeAddressFile(folder: string, book: AddressBook): void {
  writeFileAtomic(fileIn(folder), JSON.stringify(book))
}

/** Without them an address would go to another document. */
function unreadable(where: string, error: unknown): string {
  return `${where} cannot be read, so nothing is published: ${errorMessage(error)}. Bring it back from a backup; removed, addresses are decided anew`
}
