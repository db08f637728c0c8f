/*
 * It stands in the page of results as an inline script, right behind its heading, so that nothing moves after it was painted. So it must be complete in itself,
 * without imports and without anything from outside but the browser.
 */

/** A heading names so many letters of what is searched for. */
export const maxLetters = 60

/** Names what is searched for in the box and in the heading, and says to the styles that results will come. */
export function showSearched(letters: number): void {
  const text = new URLSearchParams(location.search).get('q')
  const box = document.querySelector<HTMLInputElement>('.search input')
  const heading = document.querySelector<HTMLElement>('[data-searched]')
  if (!text || !box || !heading) return
  document.documentElement.dataset.awaitsResults = ''
  box.value = text
  heading.textContent = heading.dataset.searched?.replace('{{text}}', () => text.slice(0, letters)) ?? ''
}
