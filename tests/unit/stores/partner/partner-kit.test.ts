import { describe, expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { PrintOrder } from '#domain/partner/print.ts'
import type { PartnerCredentials } from '#domain/partner/access.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import type { PartnerResults, ResultNames } from '#domain/partner/partner-results.ts'
import { createPartnerKit } from '#stores/partner/partner-kit.ts'

const kit: PartnerKit = {
  address: 'https://www.clavel.example/p/casa',
  id: 'casa',
  name: 'Casa',
  others: [],
  near: [],
  spots: [],
  until: '2027-01-01T00:00:00.000Z'
}
const order: PrintOrder = { experienceIds: [], format: 'a4', isColour: true, languages: ['es'], spot: null }
const pdf = { content: new Blob(['%PDF']), file: 'casa-a4.pdf', missing: '' }

const byLink = (link: string) => ({ kind: 'link', link }) as const
const none = { bookings: null, plans: null, visits: null }
const results: PartnerResults = {
  days: [],
  experiences: [{ ...none, id: 'kayak', name: { es: 'Kayak' }, plans: 6, visits: 7 }],
  from: '2026-08-20',
  otherDays: { ...none, visits: 9 },
  otherSpots: none,
  spots: [{ ...none, id: 'mesa', name: '=Mesa', visits: 9 }],
  until: '2026-11-18',
  wasOpenedLastWeek: true,
  whole: { ...none, plans: 6, visits: 9 }
}

function aKit(
  opened: Result<PartnerKit>,
  printed: Result<typeof pdf> = { kind: 'done', value: pdf },
  counted: Result<PartnerResults> = { kind: 'done', value: results }
) {
  const given: string[] = []
  const asked: PartnerCredentials[] = []
  const contents: Blob[] = []
  const store = createPartnerKit(
    {
      open: async way => {
        asked.push(way)
        return opened
      },
      print: async () => printed,
      results: async () => counted
    },
    (name, content) => {
      given.push(name)
      contents.push(content)
    }
  )
  return { asked, contents, given, ...store }
}

describe('the kit of a partner', () => {
  test('is opened by its link', async () => {
    const { $kit, open } = aKit({ kind: 'done', value: kit })
    await open(byLink('casa.1.x'))
    expect($kit.get()).toEqual({ kind: 'ready', value: kit })
  })

  test('gives a code as a file named after the house and the place', async () => {
    const { contents, given, saveCode } = aKit({ kind: 'done', value: kit })
    saveCode(['casa', ''], '<svg/>')
    saveCode(['casa', 'mesa'], '<svg/>')
    expect(given).toEqual(['code-casa.svg', 'code-casa-mesa.svg'])
    expect(await contents[0]?.text()).toBe('<svg/>')
    expect(contents[0]?.type).toBe('image/svg+xml')
  })

  test('asks nobody without a link', async () => {
    const { $kit, asked, open } = aKit({ kind: 'done', value: kit })
    await open(null)
    expect([$kit.get(), asked]).toEqual([{ code: 'no-link', kind: 'failed' }, []])
  })

  test('says why it does not open', async () => {
    const { $kit, open } = aKit({ code: 'link-expired', kind: 'failed' })
    await open(byLink('casa.1.x'))
    expect($kit.get()).toEqual({ code: 'link-expired', kind: 'failed' })
  })

  test('shows what the last link opens, whichever answers last', async () => {
    const answers: ((answer: Result<PartnerKit>) => void)[] = []
    const { $kit, open } = createPartnerKit(
      {
        open: () => new Promise(resolve => answers.push(resolve)),
        print: async () => ({ code: 'internal', kind: 'failed' }),
        results: async () => ({ code: 'internal', kind: 'failed' })
      },
      () => {}
    )
    const both = [open(byLink('old')), open(byLink('new'))]
    answers[1]?.({ kind: 'done', value: kit })
    answers[0]?.({ code: 'link-revoked', kind: 'failed' })
    await Promise.all(both)
    expect($kit.get().kind).toBe('ready')
  })

  test('gives the file that was made, or says why there is none', async () => {
    const made = aKit({ kind: 'done', value: kit })
    await made.open(byLink('casa.1.x'))
    await made.print(order)
    expect([made.given, made.$printing.get()]).toEqual([
      ['casa-a4.pdf'],
      { file: 'casa-a4.pdf', kind: 'made', missing: '' }
    ])
    const failed = aKit({ kind: 'done', value: kit }, { code: 'link-revoked', kind: 'failed' })
    await failed.open(byLink('casa.1.x'))
    await failed.print(order)
    expect([failed.given, failed.$printing.get()]).toEqual([[], { code: 'link-revoked', kind: 'failed' }])
  })

  const names: ResultNames = {
    bookings: 'Reservas',
    day: 'Día',
    experience: 'Experiencia',
    kind: 'Qué',
    name: 'Nombre',
    nameOf: name => name.es ?? '',
    otherDays: 'Otros días',
    otherSpots: 'Otros lugares',
    period: 'Total',
    place: 'Lugar',
    plans: 'Planes',
    visits: 'Visitas'
  }

  test('gives its figures as a file: no more than the page shows, and no formula', async () => {
    const { contents, given, open, saveResults } = aKit({ kind: 'done', value: kit })
    await open(byLink('casa.1.x'))
    saveResults('casa.csv', names, ';')
    expect(given).toEqual(['casa.csv'])
    expect(await contents[0]?.text()).toBe(
      [
        'Qué;Nombre;Visitas;Planes;Reservas',
        'Total;2026-08-20 / 2026-11-18;9;6;',
        "Lugar;'=Mesa;9;;",
        'Lugar;Otros lugares;;;',
        'Experiencia;Kayak;7;6;',
        'Día;Otros días;9;;',
        ''
      ].join('\r\n')
    )
  })

  test('opens also while its figures cannot be read, and reads them again', async () => {
    const { $kit, $results, given, open, readResults, saveResults } = aKit(
      { kind: 'done', value: kit },
      undefined,
      { code: 'unavailable', kind: 'failed' }
    )
    await open(byLink('casa.1.x'))
    expect([$kit.get().kind, $results.get()]).toEqual(['ready', { code: 'unavailable', kind: 'failed' }])
    saveResults('casa.csv', names, ';')
    await readResults()
    expect([given, $results.get().kind]).toEqual([[], 'failed'])
  })
})
