import { amountIn } from '#domain/text/euros.ts'
import {
  cardAnchor,
  type MapPin,
  mapPins,
  type MapPoint,
  type PinItem,
  pinSize,
  pointIn,
  readExtent
} from '#domain/place/listing-map.ts'
import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'

/** The pins of the drawing beside a listing, in step with its cards; a card and its pin are marked together. */
export interface ListingPins {
  /** Draws a pin for each card of the page as it was built. */
  drawBuilt: (cards: Element[]) => void
  /** Draws a pin for all that was found, whether its card is shown or waits for more to be asked for. */
  drawFound: (entries: ListingEntry[], labelOf: (entry: ListingEntry) => string) => void
}

export function followPins(
  section: HTMLElement,
  { hrefOf, showCard }: { hrefOf: (slug: string) => string; showCard: (slug: string) => void }
): ListingPins | null {
  const drawing = section.querySelector<SVGSVGElement>('svg[data-places]')
  if (!drawing) return null
  const extent = readExtent(drawing.dataset.extent ?? '')
  const places = readPlaces(drawing.dataset.places ?? '')
  const marks = markTogether(section, drawing)
  leadToCards(drawing, showCard)
  standOverCards(section, marks.keep)
  const draw = (spots: { item: PinItem; point: MapPoint }[]) => {
    replacePins(
      drawing,
      mapPins(extent, spots).map(pin => drawPin(pin, leadOf(pin, hrefOf)))
    )
    marks.show()
  }
  return {
    drawBuilt: cards =>
      draw(
        cards.filter(isVisible).flatMap(card => {
          const slug = card.dataset.slug ?? ''
          const place = places.get(slug)
          return place
            ? [{ item: { label: amountOn(card), slug, town: place.town }, point: place.point }]
            : []
        })
      ),
    drawFound: (entries, labelOf) =>
      draw(
        entries.flatMap(entry => {
          const { position, slug, town } = entry
          const item = { label: labelOf(entry), slug, town: town?.name ?? null }
          return position ? [{ item, point: pointIn(extent, position) }] : []
        })
      )
  }
}

/** A pin that is drawn already stays the same element, whatever it names: one that is being pressed would lose its click. */
function replacePins(drawing: SVGSVGElement, wanted: SVGElement[]): void {
  const drawn = new Map([...drawing.querySelectorAll<SVGElement>('.pin')].map(pin => [keyOf(pin), pin]))
  const fresh = wanted.filter(pin => {
    const known = drawn.get(keyOf(pin))
    // It is wanted in the visitor's mode, whichever it was drawn for.
    known?.removeAttribute('data-hidden-for')
    if (known) renameTown(known, pin)
    return !drawn.delete(keyOf(pin))
  })
  for (const pin of drawn.values()) pin.remove()
  drawing.append(...fresh)
}

/** Other pins around it may leave room for a name, on one side or another, or take it. */
function renameTown(pin: SVGElement, wanted: SVGElement): void {
  const [old, town] = [pin, wanted].map(each => each.querySelector('.town'))
  old?.remove()
  if (town) pin.append(town)
}

/** Key of a pin's label, position and link. */
function keyOf(pin: SVGElement): string {
  const { slugs } = pin.dataset
  return [
    slugs,
    pin.querySelector('text')?.textContent.trim(),
    pin.getAttribute('transform'),
    pin.getAttribute('href')
  ].join(' ')
}

/** A pin of several leads to a card of the list, which waits there maybe, and which a map of the whole screen lies over. */
function leadToCards(drawing: SVGSVGElement, showCard: (slug: string) => void): void {
  // Before the cards at the foot of the map look for theirs.
  const showFirst = ({ target }: Event) => {
    const pin = target instanceof Element ? target.closest<SVGElement>('.places [data-slugs]') : null
    const [first] = pin?.dataset.slugs?.split(' ') ?? []
    if (first) showCard(first)
  }
  drawing.closest('[data-listing]')?.addEventListener('click', showFirst, { capture: true })
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

/** Where the cards of the page are in the drawing. */
function readPlaces(text: string): Map<string, { point: MapPoint; town: string }> {
  return new Map(
    text.split(';').map(place => {
      const [slug = '', x, y, ...town] = place.split(' ')
      return [slug, { point: [Number(x), Number(y)], town: town.join(' ') }]
    })
  )
}

/** A card that the visitor's partner leaves out has no pin. One that waits behind those of another pin has its own. */
function isVisible(card: Element): card is HTMLElement {
  return card instanceof HTMLElement && (card.offsetParent !== null || card.dataset.aside !== undefined)
}

/** The party's total where it is known, else the price of one person. */
function amountOn(card: HTMLElement): string {
  return amountIn(
    (card.querySelector('.party-price') ?? card.querySelector('.price strong'))?.textContent ?? ''
  )
}

/** Several lead to the first of their cards, one to its experience. */
function leadOf({ items: [first, ...others] }: MapPin, hrefOf: (slug: string) => string): string {
  const slug = first?.slug ?? ''
  return others.length > 0 ? `#${cardAnchor(slug)}` : hrefOf(slug)
}

function drawPin({ items, label, town, width, x, y }: MapPin, href: string): SVGElement {
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
  if (town) {
    const name = svgElement('text', { class: 'town', x: town.at[0], y: town.at[1] })
    name.textContent = town.name
    link.append(name)
  }
  return link
}

function svgElement(name: string, attributes: Record<string, number | string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

interface Marks {
  /** Marks this whenever nothing is pointed at. */
  keep: (slug: string) => void
  /** Marks what was drawn since. */
  show: () => void
}

/** Marks the experience under the pointer or with the focus everywhere at once: its card, its pin in the drawing, and its pin on the map over it. */
function markTogether(section: HTMLElement, drawing: SVGSVGElement): Marks {
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
