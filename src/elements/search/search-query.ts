/** The page of results says in its box what was searched for. */
export function restoreSearchQuery(): void {
  const text = new URLSearchParams(location.search).get('q')
  const input = document.querySelector<HTMLInputElement>('.search input')
  if (text && input?.form?.action === location.origin + location.pathname) input.value = text
}
