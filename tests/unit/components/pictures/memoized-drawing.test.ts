import { expect, test, vi } from 'vitest'

import { memoizedDrawing } from '#components/pictures/memoized-drawing.ts'

let name = 0
const aName = () => `kind ${(name += 1)}`

test('an item is drawn once, also when it comes again as another object', async () => {
  const [kind, draw] = [aName(), vi.fn<() => Promise<string>>(async () => '<li>')]
  for (const card of [{ slug: 'a' }, { slug: 'a' }]) {
    expect(await memoizedDrawing(kind, { card, locale: 'es' }, draw)).toBe('<li>')
  }
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a drawing that pages share has no islands: Astro writes their scripts once for each page', async () => {
  const draw = async () => '<p><astro-island uid="1"></astro-island></p>'
  await expect(memoizedDrawing(aName(), { slug: 'a' }, draw)).rejects.toThrow('has an island')
})

test.each([
  ['another kind', aName(), { card: { slug: 'a' }, locale: 'es' }],
  ['another content', 'same', { card: { slug: 'b' }, locale: 'es' }],
  ['another locale', 'same', { card: { slug: 'a' }, locale: 'en' }]
])('%s is another drawing', async (_, kind, item) => {
  await memoizedDrawing('same', { card: { slug: 'a' }, locale: 'es' }, async () => 'first')
  expect(await memoizedDrawing(kind, item, async () => 'second')).toBe('second')
})

test('what could not be drawn is tried again', async () => {
  const kind = aName()
  await expect(memoizedDrawing(kind, {}, () => Promise.reject(new Error('on purpose')))).rejects.toThrow(
    'on purpose'
  )
  expect(await memoizedDrawing(kind, {}, async () => '<li>')).toBe('<li>')
})
