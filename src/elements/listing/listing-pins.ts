import {
  amountIn,
  cardAnchor,
  type MapPin,
  type MapPoint,
  mapPins,
  pinSize,
  pointIn,
  readExtent
} from '#domain/place/listing-map.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'

/** The pins of the drawing beside a listing, in step with its cards; a card and its pin are marked together. */
export interface ListingPins {
  /** Draws a pin for each card. Cards of other pages are where their entries say. */
  draw: (cards: Element[], entries: ListingEntry[]) => void
}

export function followPins(section: HTMLElement): ListingPins | null {
  const drawing = section.querySelector<SVGSVGElement>('svg[data-places]')
  if (!drawing) return null
  const extent = readExtent(drawing.dataset.extent ?? '')
  const places = readPlaces(drawing.dataset.places ?? '')
  const marks = markTogether(section, drawing)
  leadToCards(drawing)
  standOverCards(section, marks.keep)
  return {
    draw: (cards, entries) => {
      const found = new Map(entries.map(entry => [entry.slug, entry.position]))
      const spots = cards.filter(isVisible).flatMap(card => {
        const slug = card.dataset.slug ?? ''
        const position = found.get(slug)
        const point = places.get(slug) ?? (position && pointIn(extent, position))
        return point ? [{ item: { label: amountOn(card), slug }, point }] : []
      })
      replacePins(
        drawing,
        mapPins(extent, spots).map(pin => drawPin(pin, hrefOf(cards, pin)))
      )
      marks.show()
    }
  }
}

/** A pin that is drawn already stays the same element: one that is being pressed would lose its click. */
function replacePins(drawing: SVGSVGElement, wanted: SVGElement[]): void {
  const drawn = new Map([...drawing.querySelectorAll<SVGElement>('.pin')].map(pin => [keyOf(pin), pin]))
  const fresh = wanted.filter(pin => {
    const known = drawn.get(keyOf(pin))
    // It is wanted in the visitor's mode, whichever it was drawn for.
    known?.removeAttribute('data-hidden-for')
    return !drawn.delete(keyOf(pin))
  })
  for (const pin of drawn.values()) pin.remove()
  drawing.append(...fresh)
}

/** What a pin shows, where it stands, and where it leads. */
function keyOf(pin: SVGElement): string {
  const { slugs } = pin.dataset
  return [slugs, pin.textContent.trim(), pin.getAttribute('transform'), pin.getAttribute('href')].join(' ')
}

interface Marks {
  /** Marks this whenever nothing is pointed at. */
  keep: (slug: string) => void
  /** Marks what was drawn since. */
  show: () => void
}

/** What is pointed at or has the focus is marked wherever it stands: cards, pins of the drawing, and those of the map over it. */
function markTogether(section: HTMLElement, drawing: SVGSVGElement): Marks {
  let kept = ''
  // What woke the listing has been pointed at already.
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

/** A pin of several leads to a card of the list, which a map of the whole screen lies over. */
function leadToCards(drawing: SVGSVGElement): void {
  drawing.addEventListener('click', ({ target }) => {
    const map = drawing.closest('details')
    if (map && isOverPage(map) && target instanceof Element && target.closest('a[href^="#"]'))
      map.open = false
  })
}

/** A map of the whole screen has the cards at its foot. What shows them comes with it. */
function standOverCards(section: HTMLElement, onShow: (slug: string) => void): void {
  const list = section.querySelector<HTMLElement>('.cards')
  const map = section.querySelector<HTMLDetailsElement>('.on-map')
  if (!list || !map) return
  const isOver = () => isOverPage(map)
  const show = async () => {
    const { showCardsAtFoot } = await import('./map-foot.ts')
    showCardsAtFoot({ isOver, list, map, onShow, section })
  }
  const follow = () => {
    if (!isOver()) return
    map.removeEventListener('toggle', follow)
    void show()
  }
  map.addEventListener('toggle', follow)
  follow()
}

function isOverPage(map: HTMLDetailsElement): boolean {
  const { lastElementChild } = map
  return map.open && lastElementChild !== null && getComputedStyle(lastElementChild).position === 'fixed'
}

function slugsAt(target: EventTarget | null | undefined): string {
  if (!(target instanceof Element)) return ''
  const pin = target.closest<HTMLElement | SVGElement>('[data-slugs]')
  return pin?.dataset.slugs ?? target.closest<HTMLElement>('.cards > li')?.dataset.slug ?? ''
}

/** Where the cards of the page are in the drawing. */
function readPlaces(text: string): Map<string, MapPoint> {
  return new Map(
    text.split(';').map(place => {
      const [slug = '', x, y] = place.split(' ')
      return [slug, [Number(x), Number(y)]]
    })
  )
}

/** A card that the visitor's partner leaves out has no pin. One that waits behind those of another pin has its own. */
function isVisible(card: Element): card is HTMLElement {
  return card instanceof HTMLElement && (card.offsetParent !== null || card.dataset.aside !== undefined)
}

/** What the party pays where that is known, else the price of one. */
function amountOn(card: HTMLElement): string {
  return amountIn(
    (card.querySelector('.party-price') ?? card.querySelector('.price strong'))?.textContent ?? ''
  )
}

/** Several lead to the first of their cards, one to its experience. */
function hrefOf(cards: Element[], { items: [first, ...others] }: MapPin): string {
  if (others.length > 0) return `#${cardAnchor(first?.slug ?? '')}`
  const card = cards.find(each => each instanceof HTMLElement && each.dataset.slug === first?.slug)
  return card?.querySelector('a')?.getAttribute('href') ?? ''
}

function drawPin({ items, label, width, x, y }: MapPin, href: string): SVGElement {
  const { height, tip } = pinSize
  const link = svgElement('a', { class: 'pin', href, tabindex: -1, transform: `translate(${x} ${y})` })
  link.dataset.slugs = items.map(({ slug }) => slug).join(' ')
  const text = svgElement('text', { y: -height / 2 - tip })
  text.textContent = label
  link.append(
    svgElement('path', { d: `M-6-${tip + 1} 0 0 6-${tip + 1}` }),
    svgElement('rect', { height, rx: height / 2, width, x: -width / 2, y: -height - tip }),
    text
  )
  return link
}

function svgElement(name: string, attributes: Record<string, number | string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}
