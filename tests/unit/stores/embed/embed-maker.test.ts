import { expect, test } from 'vitest'

import type { EmbedCard, EmbedFile } from '#domain/embed/embed-file.ts'
import { createEmbedReader, type ReadEmbed } from '#services/embed/embed-files.ts'
import { createCodeCheck, createEmbedMaker, type MakerChoice } from '#stores/embed/embed-maker.ts'

const site = 'https://www.clavel.example'
const choice: MakerChoice = {
  category: null,
  form: 'frame',
  ids: [],
  isToday: false,
  language: 'es',
  partner: null,
  province: 'malaga',
  theme: 'claro'
}
const kayak: EmbedCard = {
  facts: '',
  hours: '',
  id: 'kayak',
  language: '',
  name: 'Kayak',
  picture: '/carteles/wide/kayak.svg',
  price: '',
  until: null,
  url: '/experiencias/kayak'
}
const file: EmbedFile = {
  groups: [{ cards: [kayak, { ...kayak, id: 'cueva' }], day: null, title: 'Qué hacer en Málaga' }],
  words: { all: '', listing: '/malaga/experiencias/listado', note: '', partnerNote: '' }
}
const read: ReadEmbed = async () => ({ kind: 'done', value: file })

test('what is chosen is written, with the cards to choose from', async () => {
  const maker = createEmbedMaker(site, read)
  await maker.choose(choice)
  expect(maker.$made.get()?.snippet).toContain(`src="${site}/embed/v1/es/malaga" title="Qué hacer en Málaga"`)
  expect(maker.$made.get()?.offered.map(({ id }) => id)).toEqual(['kayak', 'cueva'])
})

test('chosen cards become a list of ids; one that the place has not is left out', async () => {
  const maker = createEmbedMaker(site, read)
  await maker.choose({ ...choice, form: 'element', ids: ['cueva', 'gone'] })
  expect(maker.$made.get()?.snippet).toContain('<experiencias-ocio ids="cueva"')
  await maker.choose({ ...choice, form: 'html', ids: ['kayak'] })
  expect(maker.$made.get()?.snippet.match(/<li>/g)).toHaveLength(1)
})

test('what was ticked in one place stays chosen in another, and is read in the language that is chosen then', async () => {
  const asked: string[] = []
  const maker = createEmbedMaker(site, async (language, { province }) => {
    asked.push(`${language} ${province}`)
    const card = { ...kayak, id: `kayak-${province}`, name: `${language} ${province}` }
    return { kind: 'done', value: { ...file, groups: [{ cards: [card], day: null, title: '' }] } }
  })
  await maker.choose(choice)
  const ids = ['kayak-malaga', 'kayak-granada']
  await maker.choose({ ...choice, form: 'element', ids: ['kayak-malaga'], province: 'granada' })
  await maker.choose({ ...choice, form: 'element', ids, province: 'granada' })
  expect(maker.$made.get()?.snippet).toContain('ids="kayak-malaga,kayak-granada"')
  await maker.choose({ ...choice, ids, language: 'de', province: 'granada' })
  expect(maker.$made.get()?.offered.map(({ name }) => name)).toEqual(['de malaga', 'de granada'])
  expect(asked).toEqual(['es malaga', 'es granada', 'es granada', 'de granada', 'de malaga'])
})

test('today is asked for without its category, and what begins on both days is offered once', async () => {
  const asked: unknown[] = []
  const days = [file.groups[0], { cards: [kayak], day: '2026-11-26', title: '' }].flatMap(
    group => group ?? []
  )
  const maker = createEmbedMaker(site, async (_language, subject) => {
    asked.push(subject)
    return { kind: 'done', value: { ...file, groups: days } }
  })
  await maker.choose({ ...choice, category: 'agua', isToday: true })
  expect(asked).toEqual([{ kind: 'today', province: 'malaga' }])
  expect(maker.$made.get()?.offered).toHaveLength(2)
})

test('an answer that comes late does not replace a later choice', async () => {
  const waiting: (() => void)[] = []
  const maker = createEmbedMaker(site, async (language, subject) => {
    if (language === 'de') await new Promise<void>(resolve => waiting.push(resolve))
    return read(language, subject)
  })
  const slow = maker.choose({ ...choice, language: 'de' })
  await maker.choose({ ...choice, language: 'fr' })
  waiting.forEach(answer => answer())
  await slow
  expect(maker.$made.get()?.choice.language).toBe('fr')
})

test('without an answer what was written before stays', async () => {
  const offline = createEmbedReader(async () => {
    throw new TypeError('offline')
  })
  const missing = createEmbedReader(async () => new Response('{}', { status: 404 }))
  for (const reader of [offline, missing]) {
    const maker = createEmbedMaker(site, reader)
    await maker.choose(choice)
    expect(maker.$made.get()).toBeNull()
  }
})

test('a file is asked for by the address of its frame', async () => {
  const asked: unknown[] = []
  const reader = createEmbedReader(async address => {
    asked.push(address)
    return Response.json(file)
  })
  expect(await reader('de', { category: 'agua', kind: 'place', province: 'malaga' })).toEqual({
    kind: 'done',
    value: file
  })
  expect(asked).toEqual(['/embed/v1/de/malaga/agua.json'])
})

test('a code is unknown where there is no such partner, and not where nobody answers', async () => {
  const known = (kind: 'failed' | 'unknown') => createCodeCheck(async () => ({ kind }))('casa')
  expect(await known('unknown')).toBe(false)
  expect(await known('failed')).toBe(true)
})
