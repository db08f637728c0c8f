/** In pixels. Choices that begin lower than this are still behind the bar. */
const minBarHeight = 44

let isWatched = false

/**
 * Hides the bar while the choices or a button of the box are in view: the same button twice on a screen is one too many, and the bar would cover choices. It
 * keeps its place.
 */
export function hideBarBesideBox(): void {
  if (isWatched) return
  isWatched = true
  const box = document.querySelector('[data-booking]')
  const bar = document.querySelector<HTMLElement>('[data-booking-bar]')
  if (!box || !bar) return
  // The bar stands above the cookie banner, which covers the choices as well.
  const bannerHeight = Number.parseFloat(getComputedStyle(bar).bottom) || 0
  const visible = new Set<Element>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      bar.toggleAttribute('data-away', visible.size > 0)
    },
    { rootMargin: `0px 0px -${minBarHeight + bannerHeight}px` }
  )
  // The box draws its buttons anew when it wakes and when its day changes.
  const watch = () => {
    for (const way of box.querySelectorAll('.booking-options, .ways .button')) observer.observe(way)
  }
  new MutationObserver(watch).observe(box, { childList: true, subtree: true })
  watch()
}
