import { beforeEach, expect, test } from 'vitest'

import { showPartyPrices } from '#elements/visit/party-prices.ts'
import { noParty } from '#domain/visit/visit.ts'

const two = { ...noParty, adults: 2 }

beforeEach(() => {
  document.body.innerHTML = `<template data-party-total="{{price}} para {{count}}"
    data-party-total-from="desde {{price}} para {{count}}"></template>`
})

/** The text of a card, or of the bar of a phone, once two adults are said. */
function shownBeside(price: string, rates: string, attributes = ''): string {
  const card = document.createElement('div')
  card.innerHTML = `<div ${attributes}><p data-rates="${rates}"><strong>${price}</strong></p></div>`
  document.body.append(card)
  showPartyPrices(card, two, 'es')
  return (card.textContent ?? '').replaceAll('\u{a0}', ' ')
}

test('a card says "from" once: the total leaves it out beside a price that has it', () => {
  expect(shownBeside('desde 26 € por adulto', '26/14 36')).toBe('desde 26 € por adulto52 € para 2')
})

test('the total says it where the price of one does not', () => {
  expect(shownBeside('26 € por adulto', '26/14 26/10')).toBe('26 € por adulto52 € para 2')
  const family = { ...two, children: 1 }
  const card = document.body.appendChild(document.createElement('p'))
  card.innerHTML = '<span data-rates="26/14 26/10">26 € por adulto</span>'
  showPartyPrices(card, family, 'es')
  expect(card.textContent?.replaceAll('\u{a0}', ' ')).toBe('26 € por adultodesde 62 € para 3')
})

test('the bar of a phone, which hides the price of one, keeps it with the total', () => {
  expect(shownBeside('', '26/14 36', 'data-booking-bar')).toBe('desde 52 € para 2')
})
