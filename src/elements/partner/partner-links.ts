/** Where nothing can be stored, links inside the site carry the partner of the visit along. */
export function carryPartner(): void {
  const { partner, partnerLost } = document.documentElement.dataset
  if (!partner || partnerLost === undefined) return
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin) return
      const url = new URL(link.href)
      url.searchParams.set('partner', partner)
      link.href = url.href
    },
    true
  )
}
