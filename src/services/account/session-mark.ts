/** Lets the style sheet draw the header for who is here; the inline script at the top of the page sets the same mark before the first paint. */
export function markSession(isCustomer: boolean): void {
  if (isCustomer) document.documentElement.dataset.session = 'customer'
  else delete document.documentElement.dataset.session
}
