import { preload } from '#stores/site/preload.ts'

import { handleIslandFailure, markUnhydrated } from './chunk-failures.ts'
import { canFetch } from './connection.ts'

/** Events which show that the visitor is about to use a part of the page. */
export const intentEvents = ['pointerdown', 'pointerover', 'focusin', 'keydown']

const asleep = 'astro-island[ssr]'
const waking = new WeakMap<Element, Promise<boolean>>()

/** Reports islands whose scripts do not arrive. Pages that are one island and were opened without a connection are loaded again with it. */
export function watchIslands(): void {
  addEventListener('astro:hydration-error', event => {
    event.preventDefault()
    if (event.target instanceof Element && event instanceof CustomEvent)
      handleIslandFailure(event.target, Reflect.get(Object(event.detail), 'error'))
  })
  addEventListener('online', () => {
    if (document.querySelector(`${asleep}[data-asleep][client=load]`)) location.reload()
  })
}

/** Wakes the island that this stands in, and says whether its scripts arrived. Null when there is none, when it is awake, or cannot be woken now. */
export function hydrateAround(target: EventTarget | null): Promise<boolean> | null {
  const island = target instanceof Element ? target.closest<HTMLElement>(asleep) : null
  if (!island) return null
  // Astro tries once to hydrate what is the page itself.
  const isLost = island.matches('[client=load][data-asleep]')
  if (canFetch() && !isLost) return wake(island)
  markUnhydrated(island)
  return null
}

function wake(island: HTMLElement): Promise<boolean> {
  const now = waking.get(island) ?? begin(island)
  waking.set(island, now)
  return now
}

/** Starts hydration. Data that an island reads at once are requested together with its code. */
async function begin(island: HTMLElement): Promise<boolean> {
  const { ahead } = island.closest<HTMLElement>('[data-ahead]')?.dataset ?? {}
  for (const path of ahead?.split(' ') ?? []) void preload(path)
  const isUnderWay = island.hasAttribute('data-waking')
  // One that was under way may have begun without a network: its failure says nothing about now.
  const arrived = (await attempt(island)) || (isUnderWay && canFetch() && (await attempt(island)))
  if (!arrived) waking.delete(island)
  return arrived
}

function attempt(island: HTMLElement): Promise<boolean> {
  const outcome = new Promise<boolean>(resolve => {
    island.addEventListener('astro:hydrate', () => resolve(true), { once: true })
    island.addEventListener('astro:hydration-error', () => resolve(false), { once: true })
  })
  island.dispatchEvent(new Event('wake'))
  return outcome
}
