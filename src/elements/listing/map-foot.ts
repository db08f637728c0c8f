import styles from './map-foot.css?url'

/** The map of a phone fills the screen. At its foot stand the cards of the list, one at a time, in step with the pins. */
interface Foot {
  /** Whether the map lies over the page: on wider screens it stands in it. */
  isOver: () => boolean
  list: HTMLElement
  map: HTMLDetailsElement
  /** Marks the card that is shown, and its pin, until another one is shown. */
  onShow: (slug: string) => void
  section: HTMLElement
}

export function showCardsAtFoot(foot: Foot): void {
  const link = document.createElement('link')
  link.addEventListener('load', () => new MapFoot(foot).follow())
  link.rel = 'stylesheet'
  link.href = styles
  document.head.append(link)
}

class MapFoot {
  private readonly foot: Foot
  private readonly count = document.createElement('span')
  private readonly spoken = document.createElement('span')
  private shown: HTMLElement | null = null

  constructor(foot: Foot) {
    this.foot = foot
  }

  follow(): void {
    const { list, map, section } = this.foot
    list.before(this.moves())
    list.addEventListener('scroll', () => this.look(), { passive: true })
    list.addEventListener('keydown', event => this.moveByKey(event))
    section.addEventListener('click', event => this.showPin(event), true)
    map.addEventListener('toggle', () => this.showAll())
    // Filters and orders bring other cards.
    new MutationObserver(() => this.showAll()).observe(list, { childList: true })
    this.showAll()
  }

  /** The way to the next card for those who do not swipe. */
  private moves(): HTMLElement {
    const { dataset } = this.foot.section
    const group = document.createElement('div')
    group.className = 'foot-moves'
    const status = document.createElement('p')
    status.role = 'status'
    this.spoken.className = 'visually-hidden'
    status.append(this.spoken, this.count)
    group.append(this.arrow('‹', dataset.previous ?? '', -1), status, this.arrow('›', dataset.next ?? '', 1))
    return group
  }

  private arrow(sign: string, label: string, step: -1 | 1): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = label
    button.textContent = sign
    button.addEventListener('click', () => this.move(step))
    return button
  }

  private moveByKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (step === null || !this.foot.isOver()) return
    event.preventDefault()
    this.move(step)?.querySelector('a')?.focus({ preventScroll: true })
  }

  /** After the last comes the first. */
  private move(step: -1 | 1): HTMLElement | undefined {
    const cards = this.cards()
    const place = cards.findIndex(card => card === this.shown)
    const card = cards.at((place + step) % cards.length)
    if (card) this.bring(card)
    return card
  }

  private bring(card: HTMLElement): void {
    const { list } = this.foot
    const left = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2
    list.scrollTo({ behavior: 'instant', left })
    this.show(card)
  }

  /** A pin shows its card; one of several leaves those alone at the foot. On the map of streets such a pin goes nearer. */
  private showPin(event: Event): void {
    const pin = event.target instanceof Element ? event.target.closest('[data-slugs]') : null
    if (!(pin instanceof HTMLElement || pin instanceof SVGElement) || !this.foot.isOver()) return
    const slugs = pin.dataset.slugs?.split(' ') ?? []
    if (slugs.length > 1 && pin instanceof HTMLElement) return
    this.showAll()
    const cards = this.cards()
    const found = cards.filter(card => slugs.includes(card.dataset.slug ?? ''))
    const [first] = found
    if (!first) return
    event.preventDefault()
    event.stopPropagation()
    if (found.length > 1) for (const card of cards) card.toggleAttribute('data-aside', !found.includes(card))
    this.bring(first)
  }

  private showAll(): void {
    for (const card of this.foot.list.querySelectorAll(':scope > [data-aside]'))
      card.removeAttribute('data-aside')
    this.look()
  }

  /** Shows the card that a swipe or the focus has brought to the middle. */
  private look(): void {
    const { isOver, list, onShow } = this.foot
    if (!isOver()) return onShow('')
    const middle = list.scrollLeft + list.clientWidth / 2
    const away = (card: HTMLElement) => Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle)
    const [nearest] = this.cards().toSorted((a, b) => away(a) - away(b))
    if (nearest) this.show(nearest)
  }

  private show(card: HTMLElement): void {
    const cards = this.cards()
    this.shown = card
    this.foot.onShow(card.dataset.slug ?? '')
    this.count.textContent = `${cards.indexOf(card) + 1} / ${cards.length}`
    this.spoken.textContent = card.querySelector('a')?.textContent ?? ''
  }

  /** Cards that the visitor's partner does not leave out. */
  private cards(): HTMLElement[] {
    return [...this.foot.list.querySelectorAll<HTMLElement>(':scope > li')].filter(
      card => card.offsetParent !== null
    )
  }
}
