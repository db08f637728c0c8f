/**
 * The form of the home page leads to the listing of the province that is chosen in it, and says in the address when, and who comes. Its button waits for this.
 * What works the address out comes with the answer; where it does not come, the list of all does.
 */
export function handleHomeForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-where-and-when]')
  form?.addEventListener('submit', event => {
    event.preventDefault()
    import('./open-listing.ts').then(
      ({ openListing }) => openListing(form),
      () => form.submit()
    )
  })
}
