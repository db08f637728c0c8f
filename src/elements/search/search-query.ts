/**
 * A search that was sent before its box was awake arrives as `?q=`: the box takes it up and opens. The query itself goes, so that
 * the address is that of the page again.
 */
export function restoreSearchQuery(): void {
  const address = new URL(location.href)
  const text = address.searchParams.get('q')
  const input = document.querySelector<HTMLInputElement>('.search input')
  if (!text || !input) return
  address.searchParams.delete('q')
  history.replaceState(null, '', address)
  input.value = text
  input.focus()
}
