import { cardIn, cardsIn } from '#catalog/model/catalog.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'

const cardsShown = 8

/** `/_estilo`: the tokens and components, in development alone. Its cards are the first of the catalogue, and what is rare among them. */
export const stylePage = defineSinglePage('/_estilo', catalog => {
  const rare = [
    catalog.upcoming[0],
    catalog.experiences.find(({ priceFrom }) => priceFrom.kind === 'free'),
    catalog.experiences.find(({ priceFrom }) => priceFrom.kind === 'unknown')
  ]
  return {
    cards: cardsIn(catalog, catalog.experiences.slice(0, cardsShown)),
    categories: catalog.categories.map(category => ({ category })),
    events: cardsIn(catalog, catalog.upcoming.slice(0, 3)),
    rare: rare.flatMap(experience => (experience ? [cardIn(catalog, experience)] : []))
  }
})
