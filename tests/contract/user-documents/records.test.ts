import { describe, expect, test } from 'vitest'

import {
  decodeAccount,
  decodeRegistration,
  encodeAccount,
  encodeRegistration
} from '#contract/user-documents/account.ts'
import { decodeCookieDefinition, encodeCookieDefinition } from '#contract/user-documents/cookie-definition.ts'
import { decodeOpinion, encodeOpinion } from '#contract/user-documents/opinion.ts'
import { decodeVisit, encodeVisit } from '#contract/user-documents/visit.ts'
import type { Account } from '#domain/account/account.ts'
import type { CookieDefinition } from '#domain/privacy/cookie-definition.ts'
import type { SubmittedOpinion } from '#domain/opinion/opinion.ts'
import type { Visit } from '#domain/privacy/visit.ts'

const moment = '2026-11-20T10:00:00Z'

describe('a user', () => {
  const account: Account = {
    contactEmail: '',
    contactPhone: '+34600000001',
    lastLogin: moment,
    name: 'Ana',
    registered: null,
    role: 'customer',
    surname: ''
  }

  test('is written with its Spanish field names and comes back', () => {
    expect(encodeAccount(account)).toEqual({
      apellidos: null,
      emailContacto: null,
      nombre: 'Ana',
      registro: null,
      rol: 'customer',
      telefonoContacto: '+34600000001',
      ultimoLogin: moment
    })
    expect(decodeAccount(encodeAccount(account))).toEqual(account)
  })

  test('may have a role and nothing else', () => {
    expect(decodeAccount({ rol: 'customer' })).toEqual({
      contactEmail: '',
      contactPhone: '',
      lastLogin: null,
      name: '',
      registered: null,
      role: 'customer',
      surname: ''
    })
  })

  test.each([{ rol: 'rey' }, {}, { rol: 'customer', ultimoLogin: 'ayer' }])('%j is none', document => {
    expect(decodeAccount(document)).toBeNull()
  })
})

describe('a visit', () => {
  const facts = {
    locale: 'esd',
    moment,
    position: { lat: 36.7, lng: -4.4 },
    province: 'malaga',
    uid: 'u1'
  } as const
  const stamp = { partnerId: 'coches', partnerMoment: 1_795_000_000 }

  test('is written with the Spanish field names', () => {
    expect(encodeVisit({ ...facts, kind: 'visit', partner: stamp })).toEqual({
      coordenadas: { lat: 36.7, lng: -4.4 },
      idioma: 'esd',
      moment,
      partnerId: 'coches',
      partnerMoment: 1_795_000_000,
      provincia: 'malaga',
      uid: 'u1'
    })
  })

  const steps = { booked: ['kayak'], opened: ['kayak', 'museo'], planned: [] }

  test('that comes from a partner and says nothing of what was done was written before that was counted', () => {
    const written = { coordenadas: null, idioma: 'de', moment, provincia: 'malaga', uid: 'u1' }
    const before = { ...written, ...stamp, tipo: 'visitaPartner', url: '/malaga' }
    expect(decodeVisit(before)).toMatchObject({ steps: { booked: [], opened: [], planned: [] } })
  })

  test('that comes from a partner says where it arrived, and what was done', () => {
    const visit: Visit = {
      ...facts,
      kind: 'partner-visit',
      partner: stamp,
      steps,
      url: '/malaga?partner=coches'
    }
    expect(encodeVisit(visit)).toMatchObject({
      abiertas: ['kayak', 'museo'],
      guardadas: [],
      reservas: ['kayak'],
      tipo: 'visitaPartner',
      url: '/malaga?partner=coches'
    })
  })

  test.each<Visit>([
    { ...facts, kind: 'visit', partner: stamp },
    { ...facts, kind: 'visit', partner: null, position: null },
    { ...facts, kind: 'partner-visit', partner: stamp, steps, url: '/malaga' }
  ])('%j comes back', visit => {
    expect(decodeVisit(encodeVisit(visit))).toEqual(visit)
  })

  test.each([
    { provincia: 'madrid' },
    { idioma: 'it' },
    { uid: '' },
    { moment: 'ayer' },
    { tipo: 'visitaPartner' },
    { tipo: 'otro' }
  ])('with %j is none', fields => {
    const document = { ...encodeVisit({ ...facts, kind: 'visit', partner: null }), ...fields }
    expect(decodeVisit(document)).toBeNull()
  })
})

describe('a registration', () => {
  test('comes back as it went', () => {
    expect(encodeRegistration({ moment, uid: 'u1' })).toEqual({ moment, uid: 'u1' })
    expect(decodeRegistration(encodeRegistration({ moment, uid: 'u1' }))).toEqual({ moment, uid: 'u1' })
  })

  test('without a user is none', () => {
    expect(decodeRegistration({ moment })).toBeNull()
  })
})

describe('a cookie definition', () => {
  const cookie: CookieDefinition = {
    description: 'Para contar visitas.',
    id: 'analytics',
    isAccepted: false,
    isMandatory: false,
    name: 'Analítica',
    subtitle: ''
  }

  test('is written with its Spanish field names and comes back', () => {
    expect(encodeCookieDefinition(cookie)).toEqual({
      aceptada: false,
      descripcion: 'Para contar visitas.',
      id: 'analytics',
      nombre: 'Analítica',
      obligatoria: false,
      subtitle: ''
    })
    expect(decodeCookieDefinition(encodeCookieDefinition(cookie))).toEqual(cookie)
  })

  test('that is mandatory cannot be switched off', () => {
    const document = { ...encodeCookieDefinition(cookie), obligatoria: true }
    expect(decodeCookieDefinition(document)).toMatchObject({ isAccepted: true, isMandatory: true })
  })
})

describe('a comment', () => {
  const opinion: SubmittedOpinion = {
    author: 'Ana',
    date: moment,
    id: 'c1',
    isPublished: false,
    isPurchaseVerified: true,
    isRefused: false,
    language: 'de',
    refusal: null,
    text: 'Sehr schön.',
    uid: 'u1'
  }

  test('is written with its Spanish field names and comes back', () => {
    expect(encodeOpinion(opinion)).toEqual({
      compraVerificada: true,
      fecha: moment,
      idioma: 'de',
      motivo: null,
      nombre: 'Ana',
      opinion: 'Sehr schön.',
      publicado: false,
      rechazado: false,
      uid: 'u1'
    })
    expect(decodeOpinion('c1', encodeOpinion(opinion))).toEqual(opinion)
  })

  test.each([{ opinion: ' ' }, { nombre: '' }, { idioma: 'xx' }, { uid: undefined }])(
    'with %j is none',
    fields => {
      expect(decodeOpinion('c1', { ...encodeOpinion(opinion), ...fields })).toBeNull()
    }
  )

  test('is not published unless it says so', () => {
    const { publicado: _, ...document } = encodeOpinion(opinion)
    expect(decodeOpinion('c1', document)?.isPublished).toBe(false)
  })
})
