import { preload } from '#stores/site/preload.ts'

import { markUnhydrated, handleIslandFailure } from './chunk-failures.ts'
import { canFetch } from './connection.ts'

/** Events which show that the visitor is about to use a part of the page. */
export const intentEvents = ['pointerdown', 'pointerover', 'focusin', 'keydown']

const asleep = 'astro-island[ssr]'
const retryAfterMs = 1000
/** For how long an island waits for the file that it reads first: to say that it is on its way, and to paint that, would take longer. */
const timeoutMs = 100
const waking = new WeakMap<Element, Promise<boolean>>()

/** The two modules of an island: its component, and React to draw it with. */
interface IslandModules {
  component: Record<string, unknown>
  renderer: {
    default: (island: Element) => (component: unknown, props: object) => Promise<void>
  }
}

/**
 * Islands sleep until the first sign of intent inside them (`client:interaction`); others wake at once. This takes the place of Astro's
 * own script, which stands in every page and is several times as long: ours take plain props and no slots. What was typed before stays in
 * the control that the server drew: islands leave their inputs uncontrolled and read them when they wake.
 */
export function hydrateIslands(): void {
  for (const island of document.querySelectorAll(asleep)) {
    const waits = island.getAttribute('client') === 'interaction'
    if (!waits || island.contains(document.activeElement)) void wake(island)
  }
  // Islands that failed to load try again when the connection returns.
  addEventListener('online', () => {
    for (const island of document.querySelectorAll(`${asleep}[data-asleep]`)) void wake(island)
  })
}

/** Wakes the island that this stands in, and says whether its scripts arrived. Null when there is none, when it is awake, or cannot be woken now. */
export function hydrateAround(target: EventTarget | null): Promise<boolean> | null {
  const island = target instanceof Element ? target.closest(asleep) : null
  if (!island) return null
  if (canFetch()) return wake(island)
  markUnhydrated(island)
  return null
}

/** When its scripts do not arrive, the next sign of intent tries again. */
function wake(island: Element): Promise<boolean> {
  const now =
    waking.get(island) ??
    hydrate(island).then(
      () => true,
      (error: unknown) => {
        waking.delete(island)
        handleIslandFailure(island, error)
        return false
      }
    )
  waking.set(island, now)
  return now
}

async function hydrate(island: Element): Promise<void> {
  const own = (name: string) => island.getAttribute(name) ?? ''
  // Data that an island reads at once are requested together with its code. The first file is awaited: the island is not drawn before it.
  const ahead = island.closest<HTMLElement>('[data-ahead]')?.dataset.ahead
  const [first] = ahead?.split(' ').map(preload) ?? []
  const read = first && Promise.race([first, after(timeoutMs)])
  // Only Astro's development server asks for something before.
  const before = own('before-hydration-url')
  if (before) await import(/* @vite-ignore */ before)
  fetchAhead(own('renderer-url'))
  const [component]: [IslandModules['component'], unknown] = await Promise.all([
    loaded(own('component-url')),
    read
  ])
  const renderer: IslandModules['renderer'] = await import(/* @vite-ignore */ own('renderer-url'))
  const written: unknown = JSON.parse(own('props'))
  const props = plainObject(Object(written))
  await renderer.default(island)(component[own('component-export')], props)
  island.removeAttribute('ssr')
}

function after(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/**
 * React, which every component imports by itself: its file only is on its way meanwhile. Were it imported before the component has arrived, a
 * failure would be remembered, and the component could not be had any more.
 */
function fetchAhead(address: string): void {
  void fetch(address).catch(() => {})
}

/** Browsers remember a script that did not arrive: the second try has another address. */
async function loaded(address: string) {
  try {
    return await import(/* @vite-ignore */ address)
  } catch {
    await after(retryAfterMs)
    return import(/* @vite-ignore */ `${address}?${Date.now()}`)
  }
}

/** Astro writes each value with its kind: 1 is a list, 0 anything else that is plain. */
function plain(written: unknown): unknown {
  const [kind, value]: unknown[] = Array.isArray(written) ? written : []
  if (kind === 1 && Array.isArray(value)) return value.map(plain)
  return typeof value === 'object' && value !== null ? plainObject(value) : value
}

function plainObject(written: object): object {
  return Object.fromEntries(Object.entries(written).map(([key, value]) => [key, plain(value)]))
}
