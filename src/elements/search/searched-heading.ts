/*
 * It stands in the page of results as an inline script, right behind its heading, so that nothing moves after it was painted. So it must be complete in itself,
 * without imports and without anything from outside but the browser.
 */

/** Names what is searched for in the heading and the title of the page: what the address says, or another text. */
export function showSearched(text = new URLSearchParams(location.search).get('q') ?? ''): void {
  const heading = document.querySelector<HTMLElement>('[data-searched]')
  if (!heading) return
  const { searched = '', unsearched = '' } = heading.dataset
  const most = 60
  const words = text.trim().replaceAll(/\s+/g, ' ')
  const named = words.length > most ? `${words.slice(0, most)}…` : words
  const before = heading.textContent
  heading.textContent = named === '' ? unsearched : searched.replace('{{text}}', () => named)
  const after = heading.textContent
  document.title = document.title.replace(before, () => after)
}
