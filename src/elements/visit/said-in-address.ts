/*
 * It stands in pages as an inline script, right behind the fields. So it must be complete in itself, without imports and without anything from outside but the browser.
 */

/**
 * Puts the day and the people of the address into the plain fields, as defaults and so as nothing that a visitor typed: a page whose scripts do not arrive shows what
 * was said on it. A field without a lower end is that of a day, and none before today can be said. What a field refuses, as that of a day does a month, is no default of it: the
 * island would take the empty field for one that was emptied.
 */
export function showSaid(): void {
  for (const e of document.querySelectorAll<HTMLInputElement>('form [type=date],form [type=number]')) {
    e.min ||= new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(0, 10)
    const built = e.defaultValue
    e.defaultValue = new URLSearchParams(location.search).getAll(e.name).at(-1) || built
    if (!e.value) e.defaultValue = built
  }
}
