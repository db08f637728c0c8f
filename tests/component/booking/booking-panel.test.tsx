import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { readRates } from '#domain/catalogue/person-rates.ts'
import { type Booking, outcomesOf } from '#domain/catalogue/booking.ts'
import { noVisit } from '#domain/visit/visit.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import { bookingLabels } from '#i18n/booking/booking-labels.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'
import BookingPanel from '#islands/booking/BookingPanel.tsx'
import { QrCode } from '#islands/booking/QrCode.tsx'
import hydrate from '#islands/ui/hydrate.ts'
import { drawSleepingBox } from '#elements/visit/sleeping-box.ts'
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
  rates: string
}

function aPanel(
  booking: Booking,
  { daysOff = [], hasDay = true, rates = '26/14', timetable = fridays, ...sample }: Partial<Fields> = {}
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
      rates={readRates(rates)}
      seller={{ address: 'Playa 1', email: null, name: 'Mar', phone: '+34600000009' }}
      timetable={timetable}
    />
  )
}

const whatsapp: Booking = { kind: 'whatsapp', phone: '+34600000001' }

/** On a Saturday, early. */
const now = new Date('2027-05-01T06:00:00Z')

function tick(place: HTMLElement, name: 'day' | 'hour', value: string): Promise<void> {
  return doing(() =>
    place.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click()
  )
}

const chosenIn = (place: HTMLElement, name: 'day' | 'hour') =>
  place.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? null

const daysIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('input[name="day"]')]

const said = (place: HTMLElement) =>
  new URL(control(place, 'a', texts.whatsapp).getAttribute('href') ?? '').searchParams.get('text')

function visitOn(day: string): void {
  visit.say({ ...noVisit, day })
}

function fill(place: HTMLElement, name: string, value: string): Promise<void> {
  const input = place.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  return doing(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  return doing(() => {
    $partner.set(null)
    ticket.$ticket.set({ kind: 'idle' })
    visit.clear()
  })
})

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

  test('until somebody says otherwise it is the first day on which it takes place, and two adults', async () => {
    const place = await render(aPanel(whatsapp))
    expect(chosenIn(place, 'day')).toBe('2027-05-07')
    expect(chosenIn(place, 'hour')).toBe('1080')
    expect(place.querySelector('.party-total')?.textContent).toContain('2 adultos a 26')
    expect(said(place)).toBe('Hola\nFecha: viernes, 7 de mayo de 2027\nHora: 18:00\nPersonas: 2 adultos')
    expect(place.textContent).toMatch(/jue.6.may, 18:00/)
    // It is what the box means, and nothing that a visitor said.
    expect(visit.$visit.get()).toEqual(noVisit)
  })

  test('a free offer has no total', async () => {
    const place = await render(aPanel(whatsapp, { rates: '0' }))
    expect(place.textContent).not.toContain('0\u00A0€')
  })

  test('children who pay nothing alone are told so, where adults pay', async () => {
    visit.say({ ...noVisit, party: { ...noVisit.party, children: 1 } })
    const place = await render(aPanel(whatsapp, { rates: '26/0' }))
    expect(place.querySelector('.party-total')?.textContent).toContain('para 1')
  })

  test('day and people go into the message', async () => {
    const place = await render(aPanel(whatsapp))
    await fill(place, 'adultos', '3')
    await fill(place, 'ninos', '1')
    await tick(place, 'day', '2027-05-14')
    expect(said(place)).toBe(
      'Hola\nFecha: viernes, 14 de mayo de 2027\nHora: 18:00\nPersonas: 3 adultos y 1 niño'
    )
    expect(visit.$visit.get().day).toBe('2027-05-14')
  })

  test('the strip has two weeks, and days without it cannot be chosen', async () => {
    const daysOff: DayOff[] = [{ from: '2027-05-07', reason: 'sold-out', until: '2027-05-07' }]
    const place = await render(aPanel(whatsapp, { daysOff }))
    expect(daysIn(place)).toHaveLength(14)
    expect(
      daysIn(place)
        .filter(({ disabled }) => !disabled)
        .map(({ value }) => value)
    ).toEqual(['2027-05-14'])
    expect(chosenIn(place, 'day')).toBe('2027-05-14')
  })

  test('what begins later than in two weeks has a strip that begins with it, and stays when another of its days is chosen', async () => {
    const place = await render(aPanel(whatsapp, { timetable: ';1234567,07-01/09-30,10:00' }))
    expect(daysIn(place)[0]?.value).toBe('2027-07-01')
    expect(chosenIn(place, 'day')).toBe('2027-07-01')
    const days = daysIn(place)
    await tick(place, 'day', '2027-07-03')
    expect(daysIn(place)).toEqual(days)
    expect(chosenIn(place, 'day')).toBe('2027-07-03')
  })

  test('a later day is chosen in a month, where closed days are closed, too', async () => {
    const place = await render(aPanel(whatsapp))
    await doing(() => control(place, 'button', bookingPanel.otherDay).click())
    await doing(() => control(place, 'button', bookingPanel.nextMonth).click())
    const day = (name: string) => control(place, 'button', name)
    expect(day('jueves, 3 de junio')).toHaveProperty('disabled', true)
    await doing(() => day('viernes, 4 de junio').focus())
    const press = (key: string) =>
      doing(
        () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }))
      )
    await press('ArrowRight')
    expect(document.activeElement).toBe(day('viernes, 11 de junio'))
    await press('ArrowUp')
    expect(document.activeElement).toBe(day('viernes, 4 de junio'))
    await doing(() => day('viernes, 11 de junio').click())
    expect(place.querySelector('.month')).toBeNull()
    expect(document.activeElement).toBe(control(place, 'button', bookingPanel.otherDay))
    expect(chosenIn(place, 'day')).toBe('2027-06-11')
    expect(said(place)).toContain('11 de junio')
  })

  test('a day of the visit that is closed or sold out is said, before anybody asks for it', async () => {
    const daysOff: DayOff[] = [
      { from: '2027-05-07', reason: 'sold-out', until: '2027-05-07' },
      { from: '2027-05-08', reason: 'closed', until: '2027-05-10' }
    ]
    visitOn('2027-05-07')
    const place = await render(aPanel(whatsapp, { daysOff }))
    const note = () => place.querySelector('[role="status"]')?.textContent
    expect(note()).toBe(bookingPanel.soldOutThatDay)
    await doing(() => visitOn('2027-05-09'))
    expect(note()).toBe(bookingPanel.closedThatDay)
  })

  test('a day without it leads to the next one, before anything is booked', async () => {
    visitOn('2027-05-05')
    const place = await render(aPanel(whatsapp))
    expect(place.querySelector('[role="status"]')?.textContent).toBe(bookingPanel.notThatDay)
    expect(place.querySelector('.party-total')).toBeNull()
    expect(place.querySelector('.ways')).toBeNull()
    await doing(() => control(place, 'button', 'Vuelve el vie\u{a0}7\u{a0}may, 18:00').click())
    expect(chosenIn(place, 'day')).toBe('2027-05-07')
    expect(said(place)).toContain('Hora: 18:00')
    expect(place.querySelector('.party-total')).not.toBeNull()
  })

  test('of several hours the first is chosen until another one is; it goes into the message, and counts for the cancellation', async () => {
    const place = await render(aPanel(whatsapp, { timetable: ';5,,10:00,18:00' }))
    expect(chosenIn(place, 'hour')).toBe('600')
    expect(said(place)).toContain('Hora: 10:00')
    expect(place.querySelector('.free')?.textContent).toMatch(/jue.6.may, 10:00/)
    await tick(place, 'hour', '1080')
    expect(said(place)).toContain('Hora: 18:00')
    expect(place.querySelector('.free')?.textContent).toMatch(/jue.6.may, 18:00/)
  })

  test('the prices of one adult and of one child stand beside their numbers', async () => {
    const place = await render(aPanel(whatsapp))
    const priceOf = (kind: string) =>
      place.querySelector(`[name="${kind}"]`)?.closest('.who-count')?.textContent
    expect(priceOf('adultos')).toContain('26')
    expect(priceOf('ninos')).toContain('14')
  })

  test('what has no timetable may be asked for on any day', async () => {
    const place = await render(aPanel(whatsapp, { timetable: '' }))
    expect(chosenIn(place, 'day')).toBeNull()
    expect(daysIn(place).every(({ disabled }) => !disabled)).toBe(true)
    await tick(place, 'day', '2027-05-05')
    expect(place.querySelector('[role="status"]')?.textContent).toBe('')
    expect(said(place)).toContain('5 de mayo')
  })

  test('an event has its own day: only the number of people is asked for', async () => {
    const place = await render(aPanel(whatsapp, { hasDay: false }))
    expect(daysIn(place)).toEqual([])
    await fill(place, 'adultos', '3')
    expect(said(place)).toContain('Personas: 3 adultos')
  })

  test('where nothing is booked, neither day nor people are asked for', async () => {
    const place = await render(aPanel({ kind: 'notice' }))
    expect(place.querySelector('input')).toBeNull()
  })

  test.each(['0', '100', '2.5', ''])(
    '«%s» is no number of people: the party stays, and the field waits',
    async people => {
      const place = await render(aPanel(whatsapp))
      await fill(place, 'adultos', people)
      expect(said(place)).toContain('Personas: 2 adultos')
      expect(place.querySelector<HTMLInputElement>('[name="adultos"]')?.value).toBe(people)
    }
  )

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

  describe('before it wakes', () => {
    /** As a page has it, with the days that the page draws. */
    function asleep() {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
      const panel = aPanel(whatsapp)
      const island = document.createElement('astro-island')
      island.setAttribute('ssr', '')
      island.innerHTML = renderToString(panel)
      document.body.append(island)
      onTestFinished(() => island.remove())
      drawSleepingBox(null, day => visit.say({ ...visit.$visit.get(), day }))
      return { island, wake: () => hydrate(island)(() => panel, {}) }
    }

    test('what was typed and ticked is in the message as soon as it is awake', async () => {
      const { island, wake } = asleep()
      const adults = island.querySelector<HTMLInputElement>('[name="adultos"]')
      if (adults) adults.value = '3'
      const ticked = daysIn(island).find(({ value }) => value === '2027-05-14')
      ticked?.click()
      ticked?.focus()
      await wake()
      expect(said(island)).toContain('Personas: 3 adultos')
      expect(said(island)).toContain('14 de mayo')
      // The element keeps its focus, because it was not drawn anew.
      expect(document.activeElement).toBe(ticked)
      expect(daysIn(island)).toHaveLength(14)
    })

    test('it says until when that day is cancelled free of charge, and another day has its own words once it is awake', async () => {
      vi.setSystemTime('2027-05-07T08:00:00+02:00')
      const { island, wake } = asleep()
      const note = () => island.querySelector('[data-free]')
      expect(note()?.textContent).toBe(bookingPanel.freeNoMore)
      expect(note()?.className).toBe('not-free')
      daysIn(island)
        .find(({ value }) => value === '2027-05-14')
        ?.click()
      await wake()
      await vi.waitFor(() => expect(note()?.className).toBe('free'))
      expect(note()?.textContent).toMatch(/13\smay/)
    })

    test('the day that the page chose is not what a visitor said', async () => {
      const { island, wake } = asleep()
      expect(chosenIn(island, 'day')).toBe('2027-05-07')
      await wake()
      expect(visit.$visit.get()).toEqual(noVisit)
      expect(said(island)).toContain('7 de mayo')
    })
  })
})
