/** The form of the home page leads to the listing of the province that is chosen in it. */
export function onSubmitLeadToProvince(): void {
  const form = document.querySelector<HTMLFormElement>('[data-where-and-when]')
  const where = form?.querySelector<HTMLSelectElement>('[data-where]')
  form?.addEventListener('submit', () => {
    if (where) form.action = where.value
  })
}
