/*
 * It stands in the home page as an inline script, right behind what it fills, so that nothing moves after it was painted. So it must be complete in
 * itself, without imports and without anything from outside but the browser.
 */

/** Shows what this device was looking at, and where to go on; one touch forgets it. Nothing shows where nothing is kept. */
export function showRecentlySeen(key: string, most: number): void {
  const section = document.querySelector<HTMLElement>('[data-recently-seen]')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  try {
    // The entries were checked when they were written; a broken one throws, or is shown as text.
    const kept: {
      list: { href: string; title: string } | null
      seen: { language: string; name: string; picture: string; slug: string }[]
      // oxlint-disable-next-line clavel/unchecked-json
    } = JSON.parse(localStorage.getItem(key) ?? '')
    for (const { language, name, picture, slug } of kept.seen.slice(0, most)) {
      if (!/^[a-z0-9-]+$/.test(slug)) continue
      const row = document.createElement('li')
      const link = document.createElement('a')
      link.textContent = name
      link.lang = language
      link.href = `${section.dataset.experiences}${slug}`
      if (/^\/[^/\\]/.test(picture)) {
        const image = new Image(120, 90)
        image.alt = ''
        image.decoding = 'async'
        image.loading = 'lazy'
        image.src = picture
        row.append(image)
      }
      row.append(link)
      list.append(row)
    }
    const goOn = section.querySelector<HTMLAnchorElement>('[data-go-on]')
    if (goOn && kept.list && /^\/[^/\\]/.test(kept.list.href)) {
      goOn.href = kept.list.href
      goOn.append(kept.list.title)
      goOn.hidden = false
    }
    section.hidden = list.childElementCount === 0 && goOn?.hidden !== false
  } catch {
    // Nothing was kept, or nothing can be.
  }
  section.querySelector('button')?.addEventListener('click', () => {
    localStorage.removeItem(key)
    section.hidden = true
    document.querySelector<HTMLElement>('main')?.focus()
  })
}
