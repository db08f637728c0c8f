/**
 * The poster of the card that is followed grows into the poster of the detail page (cross-document view transition). The detail page
 * names its poster in its style; here the card that leads there gets the same name at the moment of leaving.
 */
export function animatePosters(): void {
  addEventListener('pageswap', event => {
    const target = event.activation?.entry.url
    const link = [...document.links].find(({ href }) => href === target)
    const picture = link?.closest('.card')?.querySelector('img')
    if (event.viewTransition && picture) picture.style.viewTransitionName = 'poster'
  })
}
