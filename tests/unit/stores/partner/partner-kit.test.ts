import { describe, expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { PrintOrder } from '#domain/partner/print.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import { createPartnerKit } from '#stores/partner/partner-kit.ts'

const kit: PartnerKit = {
  address: 'https://www.clavel.example/p/casa',
  id: 'casa',
  name: 'Casa',
  near: [],
  spots: [],
  until: '2027-01-01T00:00:00.000Z'
}
const order: PrintOrder = { experienceIds: [], format: 'a4', isColour: true, languages: ['es'], spot: null }
const pdf = { content: new Blob(['%PDF']), file: 'casa-a4.pdf' }

function aKit(opened: Result<PartnerKit>, printed: Result<typeof pdf> = { kind: 'done', value: pdf }) {
  const given: string[] = []
  const asked: string[] = []
  const store = createPartnerKit(
    {
      open: async token => {
        asked.push(token)
        return opened
      },
      print: async () => printed
    },
    name => given.push(name)
  )
  return { asked, given, ...store }
}

describe('the kit of a partner', () => {
  test('is opened by its link', async () => {
    const { $kit, open } = aKit({ kind: 'done', value: kit })
    await open('casa.1.x')
    expect($kit.get()).toEqual({ kind: 'ready', value: kit })
  })

  test('asks nobody without a link', async () => {
    const { $kit, asked, open } = aKit({ kind: 'done', value: kit })
    await open('')
    expect([$kit.get(), asked]).toEqual([{ code: 'no-link', kind: 'failed' }, []])
  })

  test('says why it does not open', async () => {
    const { $kit, open } = aKit({ code: 'link-expired', kind: 'failed' })
    await open('casa.1.x')
    expect($kit.get()).toEqual({ code: 'link-expired', kind: 'failed' })
  })

  test('shows what the last link opens, whichever answers last', async () => {
    const answers: ((answer: Result<PartnerKit>) => void)[] = []
    const { $kit, open } = createPartnerKit(
      {
        open: () => new Promise(resolve => answers.push(resolve)),
        print: async () => ({ code: 'internal', kind: 'failed' })
      },
      () => {}
    )
    const both = [open('old'), open('new')]
    answers[1]?.({ kind: 'done', value: kit })
    answers[0]?.({ code: 'link-revoked', kind: 'failed' })
    await Promise.all(both)
    expect($kit.get().kind).toBe('ready')
  })

  test('gives the file that was made, or says why there is none', async () => {
    const made = aKit({ kind: 'done', value: kit })
    await made.open('casa.1.x')
    await made.print(order)
    expect([made.given, made.$printing.get()]).toEqual([
      ['casa-a4.pdf'],
      { file: 'casa-a4.pdf', kind: 'made' }
    ])
    const failed = aKit({ kind: 'done', value: kit }, { code: 'link-revoked', kind: 'failed' })
    await failed.open('casa.1.x')
    await failed.print(order)
    expect([failed.given, failed.$printing.get()]).toEqual([[], { code: 'link-revoked', kind: 'failed' }])
  })
})
