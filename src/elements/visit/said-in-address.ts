/*
 * It stands in pages as an inline script, right behind the fields. So it must be complete in itself, without imports and without anything from outside but the browser.
 */

/**
 * Puts the day and the people of the address into the plain fields, as defaults and so as nothing that a visitor typed: a page whose scripts do not arrive shows what
 * was said on it. A field without a lower end is that of a day, and none before today can be said.
 */
export function showSaid(): void {
  const query = new URLSearchParams(location.search)
  for (const field of document.querySelectorAll<HTMLInputElement>('form [type=date],form [type=number]')) {
    field.min ||= new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 10)
    field.defaultValue = query.getAll(field.name).at(-1) || field.defaultValue
  }
}
