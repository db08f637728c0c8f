/** Lets the style sheet draw the header for the person who is signed in; the inline script at the top of the page sets the same mark before the first paint. */
export function markSession(isCustomer: boolean): void {
  if (isCustomer) document.documentElement.dataset.session = 'customer'
  else delete document.documentElement.dataset.session
}
