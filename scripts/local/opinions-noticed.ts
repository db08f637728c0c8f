import type { FirestoreServer } from '@firestore-emulator/server'

const written = ['create-document', 'update-document', 'delete-document'] as const
const opinion = /^(?<experience>.*\/experiencias\/[^/]+)\/comentarios\/[^/]+$/

/**
 * The local Firestore cannot be listened to across experiences (a collection group), as the real one can: an opinion that is written touches its
 * experience, and whoever hears of that looks below it.
 */
export function noticeOpinions({ state }: FirestoreServer): void {
  for (const event of written) {
    state.emitter.on(event, ({ document }: { document: { getPath: () => string } }) => {
      const experience = opinion.exec(document.getPath())?.groups?.experience
      if (experience === undefined) return
      const touched = state.getDocument(experience)
      if (touched.metadata.hasExist) touched.update(new Date(), {})
    })
  }
}
