import { cacheNames } from '#domain/privacy/offline-caches.ts'

interface OfflinePage {
  path: string
  title: string
}

/** Fills the list of what can be read without a network: the pages visited before, in any language. */
export async function listOfflinePages(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-kept-pages]')
  const pages = await offlinePages().catch(() => [])
  // The page that explains is kept too, in each language.
  const explaining = list?.dataset.keptPages ?? location.pathname
  const visited = pages.filter(({ path }) => !path.endsWith(explaining))
  list?.append(...visited.map(itemOf))
  for (const part of document.querySelectorAll<HTMLElement>('[data-when-kept]')) {
    part.hidden = (part.dataset.whenKept === 'some') !== visited.length > 0
  }
  document.querySelector('[data-try-again]')?.addEventListener('click', () => location.reload())
}

/** The visited pages that this device keeps, the newest first. */
async function offlinePages(): Promise<OfflinePage[]> {
  const pages: OfflinePage[] = []
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheNames.pages)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? ''
      const { title } = new DOMParser().parseFromString(text, 'text/html')
      pages.push({ path: new URL(request.url).pathname, title })
    }
  }
  return pages.toReversed()
}

function itemOf({ path, title }: OfflinePage): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  // The end of each title is the same: the name of the site.
  link.textContent = title.replace(/ - [^-]*$/, '')
  item.append(link)
  return item
}
