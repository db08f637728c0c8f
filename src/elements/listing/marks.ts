interface Marks {
  /** Marks this whenever nothing is pointed at. */
  keep: (slug: string) => void
  /** Marks what was drawn since. */
  show: () => void
}

/** Marks the experience under the pointer or with the focus everywhere at once: its card, its pin in the drawing, and its pin on the map over it. */
export function markTogether(section: HTMLElement, drawing: SVGSVGElement): Marks {
  let kept = ''
  // The listing hydrates on a touch, so something may be under the pointer already.
  let marked = slugsAt(
    [...section.querySelectorAll('.cards > li:is(:hover, :focus-within), [data-slugs]:hover')].at(-1)
  )
  const isMarked = (own = '') =>
    marked !== '' && own.split(' ').some(slug => marked.split(' ').includes(slug))
  const show = () => {
    for (const card of section.querySelectorAll<HTMLElement>('.cards > li'))
      card.toggleAttribute('data-marked', isMarked(card.dataset.slug))
    for (const pin of section.querySelectorAll<HTMLElement | SVGElement>('[data-slugs]'))
      pin.toggleAttribute('data-marked', isMarked(pin.dataset.slugs))
    // The last one lies on top. One that is pointed at stays where it is: moved, it would lose a click.
    drawing.append(...drawing.querySelectorAll('.pin[data-marked]:not(:hover)'))
  }
  const mark = (slugs: string) => {
    if (slugs === marked) return
    marked = slugs
    show()
  }
  for (const sign of ['pointerover', 'focusin'])
    section.addEventListener(sign, ({ target }) => mark(slugsAt(target)))
  for (const sign of ['pointerleave', 'focusout']) section.addEventListener(sign, () => mark(kept))
  return {
    keep: slug => {
      kept = slug
      mark(slug)
    },
    show
  }
}

function slugsAt(target: EventTarget | null | undefined): string {
  if (!(target instanceof Element)) return ''
  const pin = target.closest<HTMLElement | SVGElement>('[data-slugs]')
  return pin?.dataset.slugs ?? target.closest<HTMLElement>('.cards > li')?.dataset.slug ?? ''
}
