/** The form of the home page leads to the listing of the province that is chosen in it, and says in the address who comes. */
export function onSubmitLeadToListing(): void {
  const form = document.querySelector<HTMLFormElement>('[data-where-and-when]')
  form?.addEventListener('submit', () => {
    const [where, , who] = form.querySelectorAll('select')
    form.action = where?.value ?? ''
    for (const [index, field] of form.querySelectorAll('input').entries()) {
      field.value = who?.value.split('-')[index] ?? ''
      field.disabled = !field.value
    }
  })
}
