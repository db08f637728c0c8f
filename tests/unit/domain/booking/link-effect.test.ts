import fc from 'fast-check'
import { expect, test } from 'vitest'

import { effectOf } from '#domain/booking/link-effect.ts'
import { contactLinks, whatsappLink } from '#domain/catalogue/booking.ts'

test('a message says to whom it goes and what it says, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(effectOf(whatsappLink('+34600000001', text))).toEqual({
        kind: 'message',
        text,
        to: '+34600000001'
      })
    })
  )
})

test('a text that was cut within a sign is sent all the same', () => {
  expect(whatsappLink('+34600000001', 'Hola \uD83D')).toContain('?text=Hola%20%EF%BF%BD')
})

test('calls and mails are told from pages', () => {
  const seller = { email: 'hola@mar.example', phone: '+34600000009' }
  expect(contactLinks({ kind: 'notice' }, seller, 'Hola & adiós').map(({ href }) => effectOf(href))).toEqual([
    { kind: 'call', to: '+34600000009' },
    { kind: 'mail', text: 'Hola & adiós', to: 'hola@mar.example' }
  ])
  expect(effectOf('https://mar.example/reservar?x=1')).toEqual({
    kind: 'link',
    to: 'https://mar.example/reservar?x=1'
  })
})
