import { cacheNames } from '#domain/privacy/offline-caches.ts'

/** The pages that were visited are private: they are removed when the visitor signs out. */
export async function deleteOfflinePages(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(
      names.filter(name => name.startsWith(cacheNames.pages)).map(name => caches.delete(name))
    )
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
