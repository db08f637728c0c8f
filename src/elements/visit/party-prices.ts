import { admissionText } from '#domain/booking/admission.ts'
import {
  childrenRemark,
  partyPrice,
  type PartyTotal,
  partyTotalText,
  type PartyTotalTexts
} from '#domain/booking/party-price.ts'
import { isAdultFrom, type PersonRates, readRates } from '#domain/catalogue/person-rates.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Party } from '#domain/visit/visit.ts'

const noteClass = 'party-price'

/** Each card says what the party pays, beside the price of one. A card that knows no rates says nothing. */
export function showPartyPrices(root: ParentNode, party: Party, language: Language): void {
  for (const price of root.querySelectorAll<HTMLElement>('[data-rates]')) {
    // The bar of a phone shows the total in place of the price of one.
    const isBesideOne = price.closest('[data-booking-bar]') === null
    const total = totalOf(readRates(price.dataset.rates ?? ''), party, language, isBesideOne)
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

/** «86 € para 3», and whether children pay what adults pay, or whom an age limit leaves out; null where the price is not known, and where there is none. */
function totalOf(rates: PersonRates, party: Party, language: Language, isBesideOne: boolean) {
  const price = partyPrice(rates, party)
  const texts = textsIn(document.querySelector<HTMLTemplateElement>('template[data-party-total]')?.dataset)
  if (price.kind === 'age-limited') return { remark: [], text: admissionText(price.admission, texts) }
  // A free experience needs no total.
  if (price.kind === 'unknown' || (price.euros === 0 && !price.isFrom)) return null
  // The word "from" stands once on a card: where the price of one has it, the total does not.
  const isFrom = price.isFrom && !(isBesideOne && isAdultFrom(rates))
  const text = partyTotalText({ euros: price.euros, isFrom }, party, texts, language)
  return { remark: remarksOf(price, texts), text }
}

function textsIn({
  childrenAsAdults = '',
  childrenUntil = '',
  partyAge = '',
  partyAgesFrom = '',
  partyAgesUpTo = '',
  partyOldest = '',
  partyTotal = '',
  partyTotalFrom = ''
}: DOMStringMap = {}): PartyTotalTexts {
  return {
    childrenAsAdults,
    childrenUntil,
    partyAge,
    partyAgesFrom,
    partyAgesUpTo,
    partyOldest,
    partyTotal,
    partyTotalFrom
  }
}

function remarksOf(total: PartyTotal, texts: PartyTotalTexts): (Element | string)[] {
  const ofChildren = childrenRemark(total, texts)
  return [
    ...(ofChildren === null ? [] : [' ', remarkOf(`(${ofChildren})`)]),
    ...(total.depends === null ? [] : [' ', remarkOf(admissionText(total.depends, texts))])
  ]
}

function remarkOf(text: string): Element {
  const remark = document.createElement('small')
  remark.textContent = text
  return remark
}
