import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { readRates } from '#domain/catalogue/person-rates.ts'
import { type Booking, outcomesOf } from '#domain/catalogue/booking.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import { bookingLabels } from '#i18n/booking/booking-labels.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'
import BookingPanel from '#islands/booking/BookingPanel.tsx'
import { QrCode } from '#islands/booking/QrCode.tsx'
import hydrate from '#islands/ui/hydrate.ts'
import { $partner } from '#stores/partner/partner.ts'
import { ticket } from '#stores/booking/ticket.ts'
import { visit } from '#stores/visit/visit.ts'
import { booked } from '../../fixtures/builders.ts'
import { control, doing, render } from '../support/render.tsx'

const words = wordsFor('esd')
const { booking: texts, bookingPanel } = messages.es

const labels = bookingLabels(words)

/** As a page carries it: on Fridays at 18:00. */
const fridays = ';5,,18:00'

interface Fields {
  isSample: boolean
  daysOff: DayOff[]
  hasDay: boolean
  timetable: string
}

function aPanel(
  booking: Booking,
  { daysOff = [], hasDay = true, timetable = fridays, ...sample }: Partial<Fields> = {}
) {
  const outcomes = outcomesOf(booked(booking))
  return (
    <BookingPanel
      contactHref="/contacto"
      daysOff={daysOff}
      {...sample}
      experienceId="kayak"
      hasDay={hasDay}
      hours={24}
      labels={{
        ...labels,
        messages: labels.messages.map(each => ({ ...each, partner: 'Ref: {{partner}}' }))
      }}
      language="es"
      intros={['Hola']}
      outcomes={outcomes}
      rates={readRates('26/14')}
      seller={{ address: 'Playa 1', email: null, name: 'Mar', phone: '+34600000009' }}
      timetable={timetable}
    />
  )
}

const whatsapp: Booking = { kind: 'whatsapp', phone: '+34600000001' }

function fill(place: HTMLElement, name: string, value: string): Promise<void> {
  const input = place.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  return doing(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

afterEach(() =>
  doing(() => {
    $partner.set(null)
    ticket.$ticket.set({ kind: 'idle' })
    visit.clear()
  })
)

describe('the booking panel', () => {
  test.each<Booking>([
    whatsapp,
    { kind: 'phone', phone: '+34600000001' },
    { kind: 'link', url: 'https://a.example/' },
    { kind: 'qr', url: 'https://a.example/' },
    { kind: 'notice' },
    { externalId: 'hx', kind: 'ticket-shop', withHours: true }
  ])('%j is drawn without a browser, with a link to follow', booking => {
    expect(renderToString(aPanel(booking))).toContain('href="')
  })

  test('day and people go into the message', async () => {
    const place = await render(aPanel(whatsapp))
    await fill(place, 'adultos', '2')
    await fill(place, 'ninos', '1')
    await fill(place, 'day', '2027-05-07')
    const { searchParams } = new URL(control(place, 'a', texts.whatsapp).getAttribute('href') ?? '')
    expect(searchParams.get('text')).toBe(
      'Hola\nFecha: viernes, 7 de mayo de 2027\nHora: 18:00\nPersonas: 2 adultos y 1 niño'
    )
    expect(place.textContent).toContain('jueves, 6 de mayo, 18:00')
  })

  test('a day that is over is not asked for, and the visitor is told so', async () => {
    const place = await render(aPanel(whatsapp))
    await fill(place, 'day', '2020-01-01')
    expect(place.querySelector<HTMLInputElement>('input[name="day"]')?.min).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(place.querySelector('[role="status"]')?.textContent).toBe(bookingPanel.dayPast)
    expect(control(place, 'a', texts.whatsapp).getAttribute('href')).not.toContain('Fecha')
  })

  test('a day that is closed or sold out is said, before anybody asks for it', async () => {
    const daysOff: DayOff[] = [
      { from: '2027-05-07', reason: 'sold-out', until: '2027-05-07' },
      { from: '2027-05-08', reason: 'closed', until: '2027-05-10' }
    ]
    const place = await render(aPanel(whatsapp, { daysOff }))
    const said = () => place.querySelector('[role="status"]')?.textContent
    await fill(place, 'day', '2027-05-07')
    expect(said()).toBe(bookingPanel.soldOutThatDay)
    await fill(place, 'day', '2027-05-09')
    expect(said()).toBe(bookingPanel.closedThatDay)
  })

  test('a day without it leads to the next one, before anything is booked', async () => {
    const place = await render(aPanel(whatsapp))
    await fill(place, 'adultos', '2')
    await fill(place, 'day', '2027-05-05')
    expect(place.querySelector('[role="status"]')?.textContent).toBe(bookingPanel.notThatDay)
    expect(place.querySelector('.party-total')).toBeNull()
    expect(place.querySelector('.ways')).toBeNull()
    await doing(() => control(place, 'button', 'Vuelve el vie\u{a0}7\u{a0}may\u{a0}2027, 18:00').click())
    expect(place.querySelector<HTMLInputElement>('input[name="day"]')?.value).toBe('2027-05-07')
    expect(control(place, 'a', texts.whatsapp).getAttribute('href')).toContain('Hora%3A%2018%3A00')
    expect(place.querySelector('.party-total')).not.toBeNull()
  })

  test('of several hours the chosen one goes into the message, and counts for the cancellation', async () => {
    const place = await render(aPanel(whatsapp, { timetable: ';5,,10:00,18:00' }))
    await fill(place, 'day', '2027-05-07')
    const message = () => control(place, 'a', texts.whatsapp).getAttribute('href')
    expect(message()).not.toContain('Hora')
    // Each hour has its own deadline: until one is chosen, the line that holds for both stays.
    expect(place.textContent).not.toContain('jueves, 6 de mayo')
    expect(place.querySelector('[data-says-day]')).toBeNull()
    await doing(() => place.querySelectorAll<HTMLInputElement>('input[name="hour"]')[1]?.click())
    expect(message()).toContain('Hora%3A%2018%3A00')
    expect(place.textContent).toContain('jueves, 6 de mayo, 18:00')
    expect(place.querySelector('[data-says-day]')).not.toBeNull()
  })

  test('what has no timetable may be asked for on any day', async () => {
    const place = await render(aPanel(whatsapp, { timetable: '' }))
    await fill(place, 'day', '2027-05-05')
    expect(place.querySelector('[role="status"]')?.textContent).toBe('')
    expect(control(place, 'a', texts.whatsapp).getAttribute('href')).toContain('5%20de%20mayo')
  })

  test('an event has its own day: only the number of people is asked for', async () => {
    const place = await render(aPanel(whatsapp, { hasDay: false }))
    expect(place.querySelector('input[name="day"]')).toBeNull()
    await fill(place, 'adultos', '2')
    expect(control(place, 'a', texts.whatsapp).getAttribute('href')).toContain('Personas%3A%202%20adultos')
  })

  test('where nothing is booked, neither day nor people are asked for', async () => {
    const place = await render(aPanel({ kind: 'notice' }))
    expect(place.querySelector('input')).toBeNull()
  })

  test.each(['0', '100', '2.5', ''])('«%s» people are not spoken of', async people => {
    const place = await render(aPanel(whatsapp))
    await fill(place, 'adultos', people)
    expect(control(place, 'a', texts.whatsapp).getAttribute('href')).not.toContain('Personas')
  })

  test('the partner is the reference, also the default one of the province', async () => {
    const place = await render(aPanel(whatsapp))
    const partner = { id: 'costa', kind: 'rentacar', moment: 1, record: null } as const
    await doing(() => $partner.set(partner))
    expect(control(place, 'a', texts.whatsapp).getAttribute('href')).toContain('Ref%3A%20costa')
    await doing(() => $partner.set({ ...partner, id: 'oficina', moment: null }))
    expect(control(place, 'a', texts.whatsapp).getAttribute('href')).toContain('Ref%3A%20oficina')
  })

  test('the code opens in a dialog', async () => {
    const place = await render(aPanel({ kind: 'qr', url: 'https://a.example/' }))
    await doing(() => control(place, 'a', texts.qr).click())
    expect(place.querySelector('dialog')?.open).toBe(true)
    await vi.waitFor(() =>
      expect(place.querySelector('dialog svg')?.getAttribute('aria-label')).toBe(bookingPanel.qrTitle)
    )
    expect(place.querySelectorAll('dialog svg path').length).toBeGreaterThan(0)
  })

  test('the notice opens in a dialog, with who to ask', async () => {
    const place = await render(aPanel({ kind: 'notice' }))
    await doing(() => control(place, 'button', bookingPanel.noticeOpen).click())
    expect(place.querySelector('dialog')?.textContent).toContain('Playa 1')
    expect(place.querySelector('dialog a')?.getAttribute('href')).toBe('#como-llegar')
  })

  test('a shop that fails leaves the phone and the address of the company', async () => {
    const place = await render(aPanel({ externalId: 'hx', kind: 'ticket-shop', withHours: false }))
    expect(place.querySelector('address')).toBeNull()
    await doing(() => ticket.$ticket.set({ kind: 'failed' }))
    expect(place.querySelector('address')?.textContent).toContain('+34 600 000 009')
    expect(place.querySelector('.ways [role="status"]')?.textContent).toBe(bookingPanel.failed)
    expect(control(place, 'button', bookingPanel.retry)).toBeDefined()
  })

  describe('in a sample', () => {
    const sample = messages.es.bookingSample

    test.each<[Booking, string, string, string]>([
      [whatsapp, texts.whatsapp, 'WhatsApp con este mensaje para +34 600 000 001', 'Hola'],
      [{ kind: 'phone', phone: '+34600000001' }, texts.phone, 'llamarías ahora al +34 600 000 001', ''],
      [{ kind: 'link', url: 'https://a.example/b' }, texts.link, 'esta dirección', 'https://a.example/b']
    ])('%j says what it would do, and goes nowhere', async (booking, name, said, shown) => {
      const place = await render(aPanel(booking, { isSample: true }))
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      await doing(() => control(place, 'a', name).dispatchEvent(click))
      expect(click.defaultPrevented).toBe(true)
      const dialog = place.querySelector('dialog')
      expect(dialog?.open).toBe(true)
      expect(dialog?.textContent).toContain(said)
      expect(dialog?.textContent).toContain(shown)
    })

    test.each<Booking>([
      whatsapp,
      { kind: 'phone', phone: '+34600000001' },
      { kind: 'link', url: 'https://a.example/b' },
      { kind: 'qr', url: 'https://a.example/b' },
      { kind: 'notice' },
      { externalId: 'hx', kind: 'ticket-shop', withHours: false }
    ])('%j leads without scripts to the note that it is one', booking => {
      const page = document.createElement('div')
      page.innerHTML = renderToString(aPanel(booking, { isSample: true }))
      const links = [...page.querySelectorAll('a')]
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) {
        const target = page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)
        expect(target?.textContent).toBe(sample.nothing)
      }
    })

    test('a code leads to the page that shows it, because its address does not exist', async () => {
      const place = await render(aPanel({ kind: 'qr', url: 'https://a.example/' }, { isSample: true }))
      await doing(() => control(place, 'a', texts.qr).click())
      expect(place.querySelector('dialog h2')?.textContent).toBe(bookingPanel.qrTitle)
      expect(place.querySelector('dialog')?.textContent).toContain(sample.code)
      await vi.waitFor(() => expect(place.querySelector('dialog svg path')).not.toBeNull())
      const drawn = place.querySelector('dialog svg')?.innerHTML
      const here = await render(
        <QrCode className="" label={bookingPanel.qrTitle} size={240} text={location.href} />
      )
      await vi.waitFor(() => expect(here.querySelector('path')).not.toBeNull())
      expect(drawn).toBe(here.querySelector('svg')?.innerHTML)
    })
  })

  test('what was typed before the panel woke is in the message as soon as it is awake', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    const panel = aPanel(whatsapp)
    const island = document.createElement('div')
    island.innerHTML = renderToString(panel)
    document.body.append(island)
    onTestFinished(() => island.remove())
    const adults = island.querySelector<HTMLInputElement>('[name="adultos"]')
    if (adults) adults.value = '2'
    await hydrate(island)(() => panel, {})
    expect(control(island, 'a', texts.whatsapp).getAttribute('href')).toContain('Personas%3A%202%20adultos')
  })
})
