/** Shows the tip of the partner that the visitor came from. It stands in the page as an inline script: it must be complete in itself. */
export function showGuestTip(): void {
  const { ownPartner, partner } = document.documentElement.dataset
  if (ownPartner === undefined) return
  for (const tip of document.querySelectorAll<HTMLElement>('[data-tip-of]'))
    tip.hidden = tip.dataset.tipOf !== partner
}
