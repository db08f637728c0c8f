import type { HourTexts } from '#domain/catalogue/availability.ts'
import { cardView, readCardWords } from '#domain/listing/cards/card-view.ts'
import { cardHours } from '#domain/listing/cards/card-hours.ts'
import { daysOf } from '#domain/listing/filters/when.ts'
import type { RankedEntry } from '#domain/listing/listing-order.ts'
import { pinLabel } from '#domain/booking/pin-label.ts'
import { distanceText } from '#domain/place/place.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Listing, Shown } from '#stores/listing/listing.ts'
import { visitorPosition } from '#stores/place/position.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'
import { visitorListing } from '#stores/listing/visitor-listing.ts'

import { carryFilters } from './carry-filters.ts'
import { countCategories } from './category-counts.ts'
import { builtHours, showCardHours } from './card-hours.ts'
import { showCardStarts } from './card-starts.ts'
import { closeOverListing } from './close-over-listing.ts'
import { followPins, type ListingPins } from './listing-pins.ts'
import { showOrder } from './order-choice.ts'
import { followSearchBox } from '#elements/search/results-box.ts'
import { showPartyPrices } from '#elements/visit/party-prices.ts'
import { drawSnackbars } from '#elements/site/snackbar.ts'

/** Shows, hides, orders and adds the cards of a listing as its visitor asks. Cards that are in the page are used as they are. */
export function showListing(section: HTMLElement, wakeIsland: () => void): void {
  const listing = visitorListing()
  const list = section.querySelector<HTMLElement>('.cards')
  if (!listing || !list || section.dataset.isFollowing) return
  section.dataset.isFollowing = 'true'
  new ListingCards(section, list, listing).follow()
  closeOverListing()
  showOrder(listing)
  carryFilters(listing)
  countCategories(listing)
  followSearchBox(listing)
  drawSnackbars()
  if (listing.page.isSearch) {
    void loadCards()
    void import('#elements/search/early-results.ts').then(early =>
      early.showEarlyResults(section, listing, wakeIsland)
    )
  }
  if (visitorPosition.takeIsNew()) showSnackbar({ color: 'success', text: section.dataset.found ?? '' })
}

/** Every card of the page of results comes late: what draws them is asked for while they are looked for. */
const loadCards = () => import('#cards/draw-cards.tsx')

class ListingCards {
  private readonly built: HTMLElement[]
  private readonly bySlug: Map<string, HTMLElement>
  private readonly more: HTMLButtonElement | null
  private readonly pins: ListingPins | null
  private isFound = false
  private placed: RankedEntry[] = []
  private readonly section: HTMLElement
  private readonly list: HTMLElement
  private readonly listing: Listing

  constructor(section: HTMLElement, list: HTMLElement, listing: Listing) {
    this.section = section
    this.list = list
    this.listing = listing
    this.built = [...list.querySelectorAll<HTMLElement>(':scope > li')]
    this.bySlug = new Map(this.built.flatMap(card => (card.dataset.slug ? [[card.dataset.slug, card]] : [])))
    this.pins = followPins(section, {
      hrefOf: slug => pathIn(listing.page.locale, routes.experience(slug)),
      showCard: slug => this.showCard(slug)
    })
    this.more = section.querySelector<HTMLButtonElement>('[data-more]')
  }

  follow(): void {
    this.listing.$state.subscribe(({ party, view }) => {
      this.section.dataset.view = view
      showPartyPrices(this.section, party, this.listing.page.language)
      this.drawPins()
    })
    this.listing.$shown.subscribe(shown => this.show(shown))
    this.more?.addEventListener('click', () => void this.showMore())
    // The last moments before a page is left come too late to keep anything with its step of the history.
    for (const sign of ['click', 'scrollend'])
      addEventListener(sign, () => this.listing.place.keep(scrollY), { passive: true })
  }

  private show(shown: Shown): void {
    const isAsBuilt = shown.kind === 'as-built'
    this.isFound = shown.kind === 'found'
    this.section.toggleAttribute('data-as-built', isAsBuilt)
    this.section.toggleAttribute('data-waiting', shown.kind === 'waiting')
    if (isAsBuilt) {
      for (const card of this.built) {
        this.say(card, { distance: null, times: null })
        builtHours(card)
      }
      showCardStarts()
      arrange(this.list, this.built)
      this.drawPins()
      this.showRest(false)
    } else if (shown.kind === 'found') {
      this.placed = shown.placed
      void this.drawInPlace()
    }
  }

  /** Where the visitor was in the list before the page was left, once its cards are there. */
  private async drawInPlace(): Promise<void> {
    await this.draw()
    const top = this.listing.place.takeTop()
    if (top !== null) scrollTo({ behavior: 'instant', top })
  }

  private async draw(): Promise<void> {
    const { placed } = this
    const shown = placed.slice(0, this.listing.place.$cardCount.get())
    const late = shown.filter(({ entry }) => !this.bySlug.has(entry.slug))
    if (late.length > 0) {
      await this.drawLate(late)
      // Another question was asked while the code for cards was on its way.
      if (placed !== this.placed || !this.isFound) return
    }
    this.arrangeFound()
  }

  /** Cards of entries whose own are on other pages. Their code comes with the first of them. */
  private async drawLate(late: RankedEntry[]): Promise<void> {
    const { drawCards } = await loadCards()
    const words = readCardWords(this.section.dataset.cardWords)
    const options = { isCancellable: true, locale: this.listing.page.locale, namesStarts: true, words }
    const views = late.flatMap(({ entry: { card, ...entry } }) =>
      card && !this.bySlug.has(entry.slug) ? [cardView({ ...entry, card }, options)] : []
    )
    for (const card of drawCards(views, words.today.toLowerCase()))
      if (card.dataset.slug) this.bySlug.set(card.dataset.slug, card)
  }

  private arrangeFound(): void {
    const [now, state, { language }] = [this.listing.$now.get(), this.listing.$state.get(), this.listing.page]
    const isNearby = this.listing.$order.get() === 'nearby'
    const cards = this.placed
      .slice(0, this.listing.place.$cardCount.get())
      .flatMap(({ asksForTimes, entry, km }) => {
        const card = this.bySlug.get(entry.slug)
        if (!card) return []
        showCardHours(card, cardHours(entry, state, now, this.hourTexts()), {
          isOneDay: daysOf(state.when, now.day)?.length === 1,
          language,
          today: now.day
        })
        this.say(card, {
          distance: isNearby && km !== null ? this.distanceNote(km) : null,
          times: asksForTimes ? (this.section.dataset.askTimes ?? null) : null
        })
        return [card]
      })
    arrange(this.list, cards)
    showPartyPrices(this.list, this.listing.$state.get().party, this.listing.page.language)
    this.drawPins()
    this.showRest(this.placed.length > this.listing.place.$cardCount.get())
  }

  private drawPins(): void {
    if (!this.isFound) return this.pins?.drawBuilt([...this.list.children])
    const { $state, page } = this.listing
    const { party } = $state.get()
    this.pins?.drawFound(
      this.placed.map(({ entry }) => entry),
      entry => pinLabel(entry, party, page.language)
    )
  }

  /** As many cards as it takes for this one to be among them. */
  private showCard(slug: string): void {
    const { place } = this.listing
    const needed = this.isFound ? this.placed.findIndex(({ entry }) => entry.slug === slug) : -1
    if (needed < place.$cardCount.get()) return
    while (place.$cardCount.get() <= needed) place.showMore()
    void this.draw()
  }

  /** The first new card takes the focus: the button may be gone. */
  private async showMore(): Promise<void> {
    const first = this.listing.place.$cardCount.get()
    this.listing.place.showMore()
    await this.draw()
    this.list.children[first]?.querySelector('a')?.focus()
  }

  private showRest(isMore: boolean): void {
    if (this.more) this.more.hidden = !isMore
  }

  /** Sets the notes that a card has only in this order, or under this filter. */
  private say(card: HTMLElement, notes: Record<'distance' | 'times', string | null>): void {
    for (const [name, text] of Object.entries(notes)) {
      const note = card.querySelector(`[data-note="${name}"]`)
      if (text === null) note?.remove()
      else (note ?? addNote(card, name)).textContent = text
    }
  }

  private hourTexts(): HourTexts {
    const { allDay = '', untilTime = '' } = this.section.dataset
    return { allDay, untilTime }
  }

  private distanceNote(km: number): string {
    return interpolate(this.section.dataset.distance ?? '{{distance}}', {
      distance: distanceText(km, this.listing.page.language)
    })
  }
}

/** Puts cards in their order. Where they are in it already, nothing moves; anyone who is in one of them by keyboard stays there. */
function arrange(list: HTMLElement, cards: HTMLElement[]): void {
  const isArranged =
    cards.length === list.children.length && cards.every((card, place) => card === list.children[place])
  if (isArranged) return
  const { activeElement } = document
  list.replaceChildren(...cards)
  if (activeElement instanceof HTMLElement && list.contains(activeElement))
    activeElement.focus({ preventScroll: true })
}

function addNote(card: HTMLElement, name: string): Element {
  const note = document.createElement('span')
  note.className = 'badge'
  note.dataset.note = name
  ;(card.querySelector('.badges') ?? card).prepend(note)
  return note
}
