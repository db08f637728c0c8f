import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'

import { encodeBillingAddress } from '#contract/user-documents/billing-address.ts'
import { encodePurchase } from '#contract/user-documents/purchase.ts'
import type { BillingAddress } from '#domain/billing/billing-address.ts'
import { seriesAt } from '#domain/billing/invoice.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { settings } from '#settings.ts'
import { runFunctions } from '../../../fixtures/functions.ts'
import { anAddress, aPurchase } from '../../../fixtures/purchases.ts'

let people = 0

const functions = await runFunctions(() => import('#functions/billing/purchases.ts'))

const series = () => seriesAt(new Date(), settings.timeZone)

/** A customer with purchases and an address, as whoever sells has written them. */
async function aCustomer(purchases: Partial<Purchase>[] = [{}], address: Partial<BillingAddress> = {}) {
  people += 1
  const uid = `person-${people}`
  const own = functions.db.collection('usuarios').doc(uid)
  for (const fields of purchases) {
    const { id, ...purchase } = aPurchase(fields)
    await own.collection('compras').doc(id).set(encodePurchase(purchase))
  }
  await own
    .collection('direcciones')
    .doc('home')
    .set(encodeBillingAddress(anAddress(address)))
  await own
    .collection('direcciones')
    .doc('work')
    .set(encodeBillingAddress(anAddress({ name: 'Ruiz, S. L.', taxId: 'B29805314' })))
  const token = functions.accounts.tokenOf({ uid })
  const ask = (name: string, data: unknown) => functions.ask(name, data, { token })
  return {
    ask,
    correct: async (direccion: string, compra = 'p1') => ask('rectificarFactura', { compra, direccion }),
    generate: async (compra = 'p1', idioma = 'es') =>
      ask('generarFactura', { compra, direccion: 'home', idioma }),
    own,
    see: (numero: unknown) => ask('verFactura', { numero })
  }
}

function numberIn({ result }: { result?: unknown }): string {
  const { numero }: { numero?: string } = Object(result)
  return numero ?? ''
}

function bytesIn({ result }: { result?: unknown }): Uint8Array {
  const { pdf = '' }: { pdf?: string } = Object(result)
  return new Uint8Array(Buffer.from(pdf, 'base64'))
}

/** The words of a document as a reader of PDF sees them. */
async function wordsIn(answer: { result?: unknown }): Promise<string> {
  const { text } = await extractText(bytesIn(answer), { mergePages: true })
  return text
}

/** The roles of what a screen reader reads, in its order, without what they contain. */
function rolesIn(node: unknown): string[] {
  const { children, role }: { children?: unknown; role?: unknown } = Object(node)
  const inside = Array.isArray(children) ? children.flatMap(rolesIn) : []
  return typeof role === 'string' ? [role, ...inside] : inside
}

test.each(['listarCompras', 'generarFactura', 'rectificarFactura', 'verFactura'])(
  'nobody unknown or anonymous calls %s',
  async name => {
    const data = { compra: 'p1', direccion: 'home', idioma: 'es', numero: 'F2026-000001' }
    const anonymous = functions.accounts.tokenOf({ provider: 'anonymous', uid: 'anon' })
    expect(await functions.ask(name, data)).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    expect(await functions.ask(name, data, { token: anonymous })).toMatchObject({ status: 401 })
  }
)

describe('purchases', () => {
  test('are listed with the newest first, those of nobody else, and without broken ones', async () => {
    await aCustomer([{ id: 'of-another' }])
    const { ask, own } = await aCustomer([
      { boughtAt: '2025-01-01T00:00:00Z', id: 'old' },
      { boughtAt: '2026-01-01T00:00:00Z', id: 'recent' }
    ])
    await own.collection('compras').doc('broken').set({ estado: 'pagada' })
    const { result } = await ask('listarCompras', {})
    expect(result).toMatchObject([{ id: 'recent' }, { id: 'old' }])
  })
})

describe('generating an invoice', () => {
  test('marks the purchase with its number; asking again gives the same one', async () => {
    const { ask, generate } = await aCustomer()
    const number = numberIn(await generate())
    expect(number).toMatch(/^F\d{4}-\d{6}$/)
    expect(numberIn(await generate('p1', 'de'))).toBe(number)
    expect((await ask('listarCompras', {})).result).toMatchObject([{ factura: number }])
  })

  test('twenty customers at once get twenty numbers in a row', async () => {
    const before = await lastNumber()
    const customers = await Promise.all(Array.from({ length: 20 }, () => aCustomer()))
    const numbers = (await Promise.all(customers.map(customer => customer.generate()))).map(numberIn)
    const expected = Array.from(
      { length: 20 },
      (_, index) => `${series()}-${String(before + index + 1).padStart(6, '0')}`
    )
    expect(numbers.toSorted()).toEqual(expected)
    expect(await lastNumber()).toBe(before + 20)
  })

  test('the same purchase asked for twenty times at once has one invoice, and one number is used', async () => {
    const before = await lastNumber()
    const { generate, own } = await aCustomer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate()))
    expect(new Set(answers.map(numberIn)).size).toBe(1)
    expect(await lastNumber()).toBe(before + 1)
    const { docs } = await functions.db.collection('facturas').where('uid', '==', own.id).get()
    expect(docs).toHaveLength(1)
  })

  test.each([
    ['that is not paid', { state: 'pending' as const }],
    ['that was given back', { state: 'refunded' as const }],
    ['that another business invoices', { isInvoicedByUs: false }],
    [
      'that cost nothing',
      { lines: [{ description: { es: 'Gratis' }, quantity: 1, unitCents: 0, vatPercent: 0 }] }
    ]
  ])('of a purchase %s is refused, and no number is used', async (_, fields) => {
    const before = await lastNumber()
    const { generate } = await aCustomer([fields])
    expect(await generate()).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'invoice-unavailable' })
    expect(await lastNumber()).toBe(before)
  })

  test('needs an address of the customer', async () => {
    const before = await lastNumber()
    const { ask, generate, own } = await aCustomer()
    await own.collection('direcciones').doc('home').delete()
    expect(await generate()).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'address-needed' })
    await own.collection('direcciones').doc('broken').set({ nombre: 'Ana' })
    const data = { compra: 'p1', direccion: 'broken', idioma: 'es' }
    expect(await ask('generarFactura', data)).toMatchObject({ reason: 'address-needed' })
    expect(await lastNumber()).toBe(before)
  })

  test('of a purchase nobody or somebody else made is refused', async () => {
    await aCustomer([{ id: 'of-another' }])
    const { generate } = await aCustomer()
    expect(await generate('none')).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    expect(await generate('of-another')).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  test.each([
    ['a path for a purchase', { compra: '../x', direccion: 'home', idioma: 'es' }],
    ['a path for an address', { compra: 'p1', direccion: 'a/b', idioma: 'es' }],
    ['a language nobody writes', { compra: 'p1', direccion: 'home', idioma: 'it' }],
    ['too little', { compra: 'p1', direccion: 'home' }],
    ['a megabyte', { compra: 'x'.repeat(1_000_000), direccion: 'home', idioma: 'es' }],
    ['nothing', null]
  ])('%s is no request', async (_, data) => {
    const { ask } = await aCustomer()
    expect(await ask('generarFactura', data)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })
})

describe('an invoice', () => {
  test('says who sells, who buys, what, and the VAT of each rate, in the language of the customer', async () => {
    const lines = [
      { description: { de: 'Erwachsene', es: 'Adulto' }, quantity: 2, unitCents: 3550, vatPercent: 21 },
      { description: { es: 'Almuerzo' }, quantity: 1, unitCents: 1100, vatPercent: 10 }
    ]
    const { generate, see } = await aCustomer([{ lines }], {
      country: 'AT',
      name: 'Łukasz & Πέτρος <b>GmbH</b>',
      taxId: 'ATU13585627'
    })
    const text = await wordsIn(await see(numberIn(await generate('p1', 'de'))))
    for (const expected of [
      'Rechnung',
      settings.legalName,
      settings.taxId,
      'Łukasz & Πέτρος <b>GmbH</b>',
      'ATU13585627',
      'Österreich',
      '2. Oktober 2026',
      'Erwachsene 2 35,50 € 21 % 71,00 €',
      '10 % 10,00 € 1,00 € 11,00 €',
      '21 % 58,68 € 12,32 € 71,00 €',
      'Gesamtbetrag: 82,00 €'
    ])
      expect(text.replaceAll(/\s/g, ' ')).toContain(expected)
  })

  test('stays as it was made, byte for byte, whatever becomes of address and purchase', async () => {
    const { generate, own, see } = await aCustomer()
    const number = numberIn(await generate())
    const first = await see(number)
    await own.collection('direcciones').doc('home').delete()
    await own.collection('compras').doc('p1').update({ nombre: 'Otra cosa' })
    expect(await see(number)).toEqual(first)
  })

  test('is tagged for screen readers: its language, its title, headings, and tables with the heads of their columns', async () => {
    const { generate, see } = await aCustomer()
    const number = numberIn(await generate('p1', 'de'))
    const pdf = await getDocumentProxy(bytesIn(await see(number)))
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Language: 'de', Title: `Rechnung ${number}` })
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const page = await pdf.getPage(1)
    const roles = rolesIn(await page.getStructTree())
    expect(roles.slice(0, 6)).toEqual(['Root', 'Document', 'H1', 'P', 'P', 'P'])
    expect(roles.filter(role => role === 'Table')).toHaveLength(2)
    expect(roles.filter(role => role === 'TH')).toHaveLength(9)
    expect(roles.filter(role => role === 'TD')).toHaveLength(9)
    expect(roles.filter(role => role === 'H2')).toHaveLength(3)
  })

  test('with more lines than a page holds has its pages numbered', async () => {
    const line = { description: { es: 'Adulto' }, quantity: 1, unitCents: 100, vatPercent: 21 }
    const { generate, see } = await aCustomer([{ lines: Array.from({ length: 80 }, () => line) }])
    const text = await wordsIn(await see(numberIn(await generate())))
    expect(text).toContain('Página 3 de 3')
  })

  test('of somebody else is unknown, as is one that nobody made', async () => {
    const [ana, eva] = [await aCustomer(), await aCustomer()]
    const number = numberIn(await ana.generate())
    const [foreign, none] = [await eva.see(number), await eva.see('F2026-999999')]
    expect(foreign).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    expect(foreign).toEqual(none)
  })

  test.each(['../facturas/x', 'F2026-1', '', null, 7])('the number %j is none', async number => {
    const { see } = await aCustomer()
    expect(await see(number)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })
})

describe('correcting an invoice', () => {
  test('makes one of its own series that names the first, with the new data and the same amounts', async () => {
    const { ask, correct, generate, own, see } = await aCustomer()
    const first = numberIn(await generate('p1', 'en'))
    const before = await see(first)
    const number = numberIn(await correct('work'))
    expect(number).toMatch(/^R\d{4}-\d{6}$/)
    expect((await ask('listarCompras', {})).result).toMatchObject([{ factura: number }])
    const text = (await wordsIn(await see(number))).replaceAll(/\s/g, ' ')
    for (const expected of ['Correcting invoice', first, 'Ruiz, S. L.', 'B29805314', 'Total: €71.00'])
      expect(text).toContain(expected)
    expect(text).not.toContain('Ana Ruiz')
    // An existing invoice stays unchanged.
    expect(await see(first)).toEqual(before)
    const { docs } = await functions.db.collection('facturas').where('uid', '==', own.id).get()
    expect(docs.map(({ id }) => id).toSorted()).toEqual([first, number])
  })

  test('to the same data is refused, and no number is used: pressing twice corrects once', async () => {
    const { correct, generate } = await aCustomer()
    await generate()
    expect(await correct('home')).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'invoice-unchanged' })
    const answers = await Promise.all([correct('work'), correct('work'), correct('work')])
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'invoice-unchanged')).toHaveLength(2)
    expect(numberIn(await correct('home'))).toBe(next(answers.map(numberIn).join('')))
  })

  test('needs an invoice, an address, and that both are of the customer', async () => {
    const { correct, generate, own } = await aCustomer()
    expect(await correct('work')).toMatchObject({ reason: 'invoice-unavailable' })
    expect(await correct('work', 'none')).toMatchObject({ code: 'NOT_FOUND', reason: 'purchase-unknown' })
    const number = numberIn(await generate())
    expect(await correct('nowhere')).toMatchObject({ reason: 'address-needed' })
    const eva = await aCustomer()
    await eva.own.collection('compras').doc('p1').update({ factura: number })
    expect(await eva.correct('work')).toMatchObject({ reason: 'invoice-unavailable' })
    await own.collection('compras').doc('p1').update({ factura: 'F1999-000001' })
    expect(await correct('work')).toMatchObject({ reason: 'invoice-unavailable' })
  })

  test.each([{ compra: '../x', direccion: 'home' }, { compra: 'p1' }, null, []])(
    '%j is no request',
    async data => {
      const { ask } = await aCustomer()
      expect(await ask('rectificarFactura', data)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
    }
  )
})

/** The number after this one. */
function next(number: string): string {
  const [series = '', count = ''] = number.split('-')
  return `${series}-${String(Number(count) + 1).padStart(6, '0')}`
}

async function lastNumber(): Promise<number> {
  const snapshot = await functions.db.collection('contadores').doc(`facturas-${series()}`).get()
  const { ultimo = 0 }: { ultimo?: number } = snapshot.data() ?? {}
  return ultimo
}
