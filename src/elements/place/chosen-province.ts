/** On pages that belong to no province, the menu of the header names the one that was chosen before (specification, section 4). */
export function showChosenProvince(): void {
  const slug = /(?:^|; )provinciaSeleccionada=([a-z]+)(?:;|$)/.exec(document.cookie)?.[1]
  if (document.documentElement.dataset.province || !slug) return
  const menu = document.querySelector('[data-chosen-province]')
  const [link, summary] = [menu?.querySelector(`[data-slug=${slug}]`), menu?.querySelector('summary')]
  // The header has room for the short name: «Málaga» for «Costa del Sol - Málaga».
  const name = link?.textContent.trim().split(/\s- /).at(-1)
  if (!link || !summary || !name) return
  link.ariaCurrent = 'true'
  summary.ariaLabel = `${summary.textContent}: ${name}`
  summary.textContent = name
}
