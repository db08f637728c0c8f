import { describe, expect, test } from 'vitest'

import BookingBox from '#components/booking/BookingBox.astro'
import CompanyData from '#components/catalogue/CompanyData.astro'
import Opinions from '#components/opinion/Opinions.astro'
import PriceTable from '#components/catalogue/PriceTable.astro'
import type { Booking } from '#domain/catalogue/booking.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import type { Price } from '#domain/catalogue/price.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'
import { aCompany, anExperience, anOpinion, booked } from '../fixtures/builders.ts'
import { render } from '../fixtures/render.ts'

const words = wordsFor('esd')
const seller = aCompany({ email: 'hola@levante.example', phone: '+34600000001' })

describe('the data of a company', () => {
  const hrefs = async (isSample: boolean) => {
    const document = await render(CompanyData, { company: seller, isSample, words })
    return [...document.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
  }

  test('leads to who answers', async () => {
    expect(await hrefs(false)).toEqual(['tel:+34600000001', 'mailto:hola@levante.example'])
  })

  test('leads nowhere in a sample', async () => {
    expect(await hrefs(true)).toEqual([])
  })
})

describe('the booking box, before any script runs', () => {
  async function box(booking: Booking, company: Company | null = seller) {
    const document = await render(BookingBox, {
      company,
      experience: anExperience({ bookings: booked(booking), name: { es: 'Un paseo' } }),
      words
    })
    const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
    return { links, text: document.body.textContent }
  }

  test.each<[Booking, RegExp, string]>([
    [
      { kind: 'whatsapp', phone: '+34600000002' },
      /^https:\/\/wa\.me\/34600000002\?text=/,
      words.t('booking.whatsapp')
    ],
    [{ kind: 'phone', phone: '+34600000002' }, /^tel:\+34600000002$/, words.t('booking.phone')],
    [
      { kind: 'link', url: 'https://r.example/a?b=1' },
      /^https:\/\/r\.example\/a\?b=1$/,
      words.t('booking.link')
    ],
    [{ kind: 'qr', url: 'https://r.example/qr' }, /^https:\/\/r\.example\/qr$/, words.t('booking.qr')]
  ])('books %j by a real link', async (booking, href, label) => {
    const { links, text } = await box(booking)
    expect(links.filter(link => href.test(link))).toHaveLength(1)
    expect(text).toContain(label)
    expect(text).not.toContain(words.t('booking.notice'))
  })

  test('names the number that its button writes to, not another one beside it', async () => {
    const { text } = await box({ kind: 'whatsapp', phone: '+34600000002' })
    expect(text).toContain('+34 600 000 002')
    expect(text).not.toContain('+34 600 000 001')
  })

  test('writes in the message what it is about and where that stands', async () => {
    const { links } = await box({ kind: 'whatsapp', phone: '+34600000002' })
    const message = new URL(
      links.find(link => link.startsWith('https://wa.me/')) ?? 'https://none.example'
    ).searchParams.get('text')
    expect(message).toContain('Un paseo')
    expect(message).toContain(`${settings.site}/experiencias/paseo`)
  })

  test('shows a notice where nothing is booked online, and how to reach who sells', async () => {
    const { links, text } = await box({ kind: 'notice' })
    expect(text).toContain(words.t('booking.notice'))
    expect(links).toContain('tel:+34600000001')
    expect(links.some(link => link.startsWith('mailto:hola@levante.example'))).toBe(true)
    expect(links.some(link => link.startsWith('https:'))).toBe(false)
  })

  test('explains tickets and does not give the id of the shop away', async () => {
    const booking = { externalId: 'px-secreto', kind: 'ticket-shop', withHours: true } as const
    const { links, text } = await box(booking)
    expect(text).toContain(words.t('booking.ticketShopNote'))
    expect(links).toContain('tel:+34600000001')
    const { body } = await render(BookingBox, {
      company: seller,
      experience: anExperience({ bookings: booked(booking) }),
      words
    })
    expect(body.innerHTML).not.toContain('px-secreto')
  })

  test('leads to us where nobody who sells can be reached', async () => {
    expect((await box({ kind: 'notice' }, null)).links).toContain('/contacto')
  })

  test("begins with the adult's price and says whose the lower one is", async () => {
    const amounts = [
      { audience: 'nino', euros: 29 },
      { audience: 'adulto', euros: 59 }
    ]
    const { body } = await render(BookingBox, {
      company: seller,
      experience: anExperience({
        priceFrom: { audience: 'nino', euros: 29, kind: 'from' },
        prices: [{ amounts, name: null }]
      }),
      words
    })
    expect(body.querySelector('.price')?.textContent).toBe('59\u00a0€ por adulto')
    expect(body.textContent).toContain('29\u00a0€ por niño')
  })

  test('names the lines among which an adult chooses, where the total is the lowest of them', async () => {
    const line = (es: string, euros: number) => ({ amounts: [{ audience: 'adulto', euros }], name: { es } })
    const prices = [line('Silla', 26), line('Primera fila', 36)]
    const { body } = await render(BookingBox, {
      company: seller,
      experience: anExperience({ prices }),
      words
    })
    expect(body.textContent).toContain('Silla 26\u00a0€ y Primera fila 36\u00a0€')
  })

  test('names who sells, and the price', async () => {
    const { text } = await box({ kind: 'phone', phone: '+34600000002' })
    expect(text).toContain(words.t('booking.seller', { company: 'Levante Rutas' }))
    expect(text).toContain('Consultar precio')
  })
})

describe('the price table', () => {
  async function rowsOf(prices: Price[], locale: 'esd' | 'en' = 'esd') {
    const document = await render(PriceTable, { prices, words: wordsFor(locale) })
    const rows = [...document.querySelectorAll('tr')].map(row =>
      [...row.children].map(cell => cell.textContent.trim())
    )
    return { captions: [...document.querySelectorAll('caption')], rows, text: document.body.textContent }
  }

  test('has a row for each audience: 0 is free', async () => {
    const amounts = [
      { audience: 'adulto', euros: 35 },
      { audience: 'bebe', euros: 0 }
    ]
    const { rows, text } = await rowsOf([{ amounts, name: null }])
    expect(rows).toEqual([
      ['por adulto', '35\u00a0€'],
      ['por bebé', 'Gratis']
    ])
    expect(text).toContain('IVA')
  })

  test('none is "ask", never free', async () => {
    const { rows, text } = await rowsOf([])
    expect(rows).toEqual([])
    expect(text).toContain(words.t('price.unknownLong'))
    expect(text).not.toContain('Gratis')
  })

  test('names each variant in the language of the page, or says in which it is', async () => {
    const amounts = [{ audience: 'adulto', euros: 10 }]
    const { captions } = await rowsOf(
      [
        { amounts, name: { en: 'Morning', es: 'Mañana' } },
        { amounts, name: { es: 'Tarde' } }
      ],
      'en'
    )
    expect(
      captions.map(caption => [
        caption.textContent.trim(),
        caption.querySelector('[lang]')?.getAttribute('lang')
      ])
    ).toEqual([
      ['Morning', undefined],
      ['Tarde', 'es']
    ])
  })
})

describe('opinions', () => {
  async function shown(...opinions: Opinion[]) {
    return render(Opinions, { opinions, words })
  }

  test('carry their language where it is not that of the page', async () => {
    const document = await shown(
      anOpinion({ text: 'Volveremos.' }),
      anOpinion({ id: 'c2', language: 'de', text: 'Sehr schön.' })
    )
    const quotes = [...document.querySelectorAll('blockquote')]
    expect(quotes.map(quote => [quote.getAttribute('lang'), quote.textContent.trim()])).toEqual([
      [null, 'Volveremos.'],
      ['de', 'Sehr schön.']
    ])
  })

  test('show who wrote them, when, and whether the purchase is verified', async () => {
    const document = await shown(
      anOpinion({ isPurchaseVerified: true }),
      anOpinion({ author: 'Luis', date: '2026-05-01T22:30:00Z', id: 'c2' })
    )
    const [verified = '', unverified = ''] = [...document.querySelectorAll('li')].map(
      ({ textContent }) => textContent
    )
    expect(verified).toContain('Ana')
    expect(verified).toContain('Compra verificada')
    expect(unverified).toContain('2 de mayo de 2026')
    expect(unverified).toContain('Compra no verificada')
  })

  test('are text, whatever is in them', async () => {
    const document = await shown(anOpinion({ text: '<script>alert(1)</script>\n2 líneas' }))
    expect(document.querySelector('script')).toBeNull()
    expect(document.querySelector('blockquote')?.textContent).toContain('<script>alert(1)</script>')
  })

  test('that are none are said to be none, without the note on how they come about', async () => {
    const { body } = await shown()
    expect(body.textContent).toContain(words.t('detail.noOpinions'))
    expect(body.textContent).not.toContain(words.t('detail.opinionsNote'))
  })
})
