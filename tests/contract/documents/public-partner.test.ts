import { describe, expect, test } from 'vitest'

import { readPublicPartner } from '#contract/documents/public-partner.ts'
import { storedBookings } from '#contract/fields/stored-bookings.ts'

const record = {
  id: 'costa',
  kind: 'rentacar',
  linkName: { de: 'Mit dem Auto', es: 'Con tu coche' },
  links: [{ path: '/malaga/experiencias/listado', redirectTo: 'https://costa.example/' }],
  name: 'Costa',
  shortName: null,
  welcome: null
}

describe('the public record of a partner', () => {
  test('is read as it was written', () => {
    expect(readPublicPartner(JSON.parse(JSON.stringify(record)))).toEqual(record)
  })

  test.each(['http://costa.example/', 'javascript:alert(1)', '//costa.example', '/\\costa.example', 7])(
    'a target like %s is not followed',
    redirectTo => {
      const partner = readPublicPartner({ ...record, links: [{ ...record.links[0], redirectTo }] })
      expect(partner?.links).toEqual([{ path: '/malaga/experiencias/listado', redirectTo: null }])
    }
  )

  test.each([
    null,
    'costa',
    {},
    { ...record, kind: 'hotel' },
    { ...record, links: null },
    { ...record, name: 7 }
  ])('%j is none', other => expect(readPublicPartner(other)).toBeNull())
})

describe('the bookings of a document', () => {
  test('are read without the rest of it', () => {
    const document = {
      actualizado: new Date(),
      idExteriorEncriptado: 'hx-1',
      nombre: 7,
      reservaTipo: 'holidays'
    }
    expect(storedBookings(document)?.rentacar).toEqual({
      externalId: 'hx-1',
      kind: 'ticket-shop',
      withHours: false
    })
  })

  test.each([null, 'x', { reservaTipo: 7 }])('%j has none', document => {
    expect(storedBookings(document)).toBeNull()
  })
})
