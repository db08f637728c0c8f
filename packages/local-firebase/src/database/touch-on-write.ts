import type { FirestoreServer } from '@firestore-emulator/server'

const written = ['create-document', 'update-document', 'delete-document'] as const

/** The document that a written one belongs to, by their paths; null for none. */
export type Touched = (path: string) => string | null

/** Touches a document when one that belongs to it is written: whoever listens to it hears of both. */
export function touchOnWrite({ state }: FirestoreServer, touched: Touched): void {
  for (const event of written) {
    state.emitter.on(event, ({ document }: { document: { getPath: () => string } }) => {
      const path = touched(document.getPath())
      if (path === null) return
      const owner = state.getDocument(path)
      if (owner.metadata.hasExist) owner.update(new Date(), {})
    })
  }
}
