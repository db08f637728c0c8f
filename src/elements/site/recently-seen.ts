/*
 * It stands in the home page as an inline script, right behind what it fills, so that nothing moves after it was painted. So it must be complete in
 * itself, without imports and without anything from outside but the browser.
 */

/** Shows what this device was looking at, and where to go on; one touch forgets it. Nothing shows where nothing is kept. */
export function showRecentlySeen(key: string, most: number): void {
  const section = document.querySelector<HTMLElement>('[data-recently-seen]')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  /** Parts and attributes that a row of ours has, with addresses of this site. */
  const isOurs = ({ attributes, tagName }: Element) =>
    /^(A|IMG|LI|SPAN)$/.test(tagName) &&
    [...attributes].every(
      ({ name, value }) =>
        /^(alt|class|data-hidden-for|decoding|height|lang|loading|sizes|width)$/.test(name) ||
        (/^(href|src|srcset)$/.test(name) && value.split(', ').every(each => /^\/[^/\\]/.test(each)))
    )
  try {
    // The entries were checked when they were written; a broken one throws, or is shown as text.
    const kept: {
      list: { href: string; title: string } | null
      seen: { html: string; language: string; slug: string }[]
      // oxlint-disable-next-line clavel/unchecked-json
    } = JSON.parse(localStorage.getItem(key) ?? '')
    for (const { html, language, slug } of kept.seen.slice(0, most)) {
      // Nothing in it runs or is fetched before it is in the page.
      const [row, ...others] = new DOMParser().parseFromString(html, 'text/html').body.children
      const link = row?.querySelector('a')
      const parts = row ? [row, ...row.querySelectorAll('*')] : []
      if (!link || others.length > 0 || !parts.every(isOurs) || !/^[a-z0-9-]+$/.test(slug)) continue
      row?.setAttribute('lang', language)
      link.href = `${section.dataset.experiences}${slug}`
      list.append(...parts.slice(0, 1))
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
