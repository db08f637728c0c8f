import { ageLimitText, type PartyPrice, partyPrice, partyTotalText } from '#domain/booking/party-price.ts'
import { readRates } from '#domain/catalogue/price.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Party } from '#domain/visit/visit.ts'

const noteClass = 'party-price'

/** Each card says what the party pays, beside the price of one. A card that knows no rates says nothing. */
export function showPartyPrices(root: ParentNode, party: Party, language: Language): void {
  for (const price of root.querySelectorAll<HTMLElement>('[data-rates]')) {
    const total = totalOf(price.dataset.rates ?? '', party, language)
    const note = price.querySelector(`.${noteClass}`)
    if (total === null) note?.remove()
    else (note ?? addNote(price)).replaceChildren(total.text, ...total.remark)
  }
}

function addNote(price: HTMLElement): Element {
  const note = document.createElement('span')
  note.className = noteClass
  price.append(note)
  return note
}

/** «86 € para 3», and whether children pay what adults pay, or from which age they are admitted; null where the price is not known, and where there is none. */
function totalOf(rates: string, party: Party, language: Language) {
  const price = partyPrice(readRates(rates), party)
  const texts = document.querySelector<HTMLTemplateElement>('template[data-party-total]')?.dataset
  const { childrenAsAdults = '', partyAge = '', partyTotal = '', partyTotalFrom = '' } = texts ?? {}
  if (price.kind === 'age-limited') return { remark: [], text: ageLimitText(price.minimumAge, { partyAge }) }
  // What is free is free for all.
  if (price.kind === 'unknown' || (price.euros === 0 && !price.isFrom)) return null
  return {
    remark: remarksOf(price, { childrenAsAdults, partyAge }),
    text: partyTotalText(price, party, { partyAge, partyTotal, partyTotalFrom }, language)
  }
}

function remarksOf(
  { countsChildrenAsAdults, minimumAge }: Extract<PartyPrice, { kind: 'total' }>,
  { childrenAsAdults, partyAge }: { childrenAsAdults: string; partyAge: string }
): (Element | string)[] {
  return [
    ...(countsChildrenAsAdults ? [' ', remarkOf(`(${childrenAsAdults})`)] : []),
    ...(minimumAge === null ? [] : [' ', remarkOf(ageLimitText(minimumAge, { partyAge }))])
  ]
}

function remarkOf(text: string): Element {
  const remark = document.createElement('small')
  remark.textContent = text
  return remark
}
