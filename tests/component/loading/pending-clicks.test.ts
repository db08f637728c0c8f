import { afterEach, expect, test } from 'vitest'

import { queueClicks } from '#elements/loading/pending-clicks.ts'

let arrival = Promise.withResolvers<void>()
let isHere = false
queueClicks(
  () => (isHere ? null : arrival.promise),
  () => null
)

afterEach(() => {
  document.body.replaceChildren()
  arrival = Promise.withResolvers()
  isHere = false
})

/** Two numbers with their buttons, and a button that sends: each click tells what it found. */
function aForm() {
  const told: string[] = []
  document.body.innerHTML =
    '<p class="who-count"><button data-held>adult</button><button data-held>child</button></p><button data-held>send</button>'
  const [adult, child, send] = document.querySelectorAll('button')
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => told.push(button.textContent))
  const arrive = async (count: number) => {
    isHere = true
    arrival.resolve()
    await expect.poll(() => told.length).toBe(count)
  }
  return { adult, arrive, child, send, told }
}

test('clicks that came before their script follow one another as they came, and each of a number counts', async () => {
  const { adult, arrive, child, told } = aForm()
  adult?.click()
  child?.click()
  adult?.click()
  expect(told).toEqual([])
  await arrive(3)
  expect(told).toEqual(['adult', 'child', 'adult'])
})

test('what sends is clicked once, however often it was pressed', async () => {
  const { adult, arrive, send, told } = aForm()
  send?.click()
  send?.click()
  adult?.click()
  await arrive(2)
  expect(told).toEqual(['send', 'adult'])
})

test('what sends a form waits for a number of an island in it, also where the page itself is awake', async () => {
  const told: string[] = []
  isHere = true
  document.body.innerHTML =
    '<form><astro-island ssr><p class="who-count"><button data-held type="button">child</button></p></astro-island><button data-held type="button">send</button></form>'
  const [child, send] = document.querySelectorAll('button')
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => told.push(button.textContent))
  child?.click()
  send?.click()
  await Promise.resolve()
  expect(told).toEqual([])
  const island = document.querySelector('astro-island')
  island?.removeAttribute('ssr')
  island?.dispatchEvent(new Event('astro:hydrate', { bubbles: true }))
  await expect.poll(() => told).toEqual(['child', 'send'])
})

test('what a click changes is drawn before the next one counts from it', async () => {
  const { adult, arrive, told } = aForm()
  let shown = 2
  adult?.addEventListener('click', () => {
    const next = shown + 1
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => (shown = next))))
  })
  adult?.click()
  adult?.click()
  await arrive(2)
  await expect.poll(() => shown).toBe(4)
  expect(told).toHaveLength(2)
})
