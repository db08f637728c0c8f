import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { hydrateAround, watchIslands } from '#elements/loading/islands.ts'
import hydrateOnInteraction from '#elements/loading/client-interaction.ts'

let isReachable = true

beforeEach(() => {
  isReachable = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (isReachable) return new Response('')
    throw new TypeError('Failed to fetch')
  })
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('client:interaction', () => {
  test('hydrates an island on the first touch, once, and says that it is awake', async () => {
    const { input, island, loads } = anIsland()
    expect(loads()).toBe(0)
    const awake = hydrateAround(input)
    input.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(await awake).toBe(true)
    expect(loads()).toBe(1)
    expect(island.hasAttribute('ssr')).toBe(false)
    expect(hydrateAround(input)).toBeNull()
  })

  test('hydrates at once what already has the focus', async () => {
    const { input, island } = anIsland({ isFocused: true })
    await expect.poll(() => island.hasAttribute('ssr')).toBe(false)
    expect(document.activeElement).toBe(input)
  })

  test('says that an island failed, and tries again with the next touch', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    watchIslands()
    const { input, island, loads } = anIsland({ failures: 1 })
    expect(await hydrateAround(input)).toBe(false)
    expect(island.hasAttribute('data-asleep')).toBe(true)
    expect(logged).toHaveBeenCalledOnce()
    expect(await hydrateAround(input)).toBe(true)
    expect(loads()).toBe(2)
  })

  test('a press during an attempt without a network waits for the next attempt', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    isReachable = false
    const { input, island, loads } = anIsland()
    input.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    isReachable = true
    expect(await hydrateAround(input)).toBe(true)
    expect([loads(), island.hasAttribute('data-waking')]).toEqual([1, false])
  })

  test('imports nothing while the network brings nothing, because browsers remember a script that did not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    isReachable = false
    const { input, loads } = anIsland()
    expect(await hydrateAround(input)).toBe(false)
    expect(loads()).toBe(0)
    isReachable = true
    expect(await hydrateAround(input)).toBe(true)
  })

  test('asks for nothing without a connection, and hydrates when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { input, island, loads } = anIsland()
    input.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(hydrateAround(input)).toBeNull()
    expect([loads(), island.hasAttribute('data-asleep')]).toEqual([0, true])
    onLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await expect.poll(() => island.hasAttribute('ssr')).toBe(false)
  })
})

/** An island as Astro's own element hands it to the directive. */
function anIsland({ failures = 0, isFocused = false } = {}) {
  const island = document.createElement('astro-island')
  const input = document.createElement('input')
  island.setAttribute('ssr', '')
  island.append(input)
  document.body.append(island)
  if (isFocused) input.focus()
  let loads = 0
  const hydrate = async () => {
    if (loads <= failures) throw new Error('The script did not arrive')
    island.removeAttribute('ssr')
    island.dispatchEvent(new CustomEvent('astro:hydrate'))
  }
  const load = async () => {
    loads += 1
    return hydrate
  }
  hydrateOnInteraction(load, { name: 'Island', value: '' }, island)
  return { input, island, loads: () => loads }
}
