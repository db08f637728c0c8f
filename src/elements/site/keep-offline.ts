import { cacheForOffline } from '#stores/site/offline.ts'

/** Keeps the page for when there is no network. The visitor did not ask for it: where it cannot be had nothing is said, and the next page tries again. */
export async function keepPage(): Promise<void> {
  const { dataset, lang } = document.documentElement
  await cacheForOffline({ language: lang, path: location.pathname, province: dataset.province ?? null })
}
