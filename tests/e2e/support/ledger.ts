import type { BrowserContext, Page, Request } from '@playwright/test'

import { hostNames, thirdPartiesOf } from '#domain/privacy/third-parties.ts'
import { addressKindOf } from '#domain/privacy/own-addresses.ts'
import { type StorageKind, thingOf, thingsStored } from '#domain/privacy/privacy.ts'
import { appCheck, functionsHost, maps, signInHost, tracking } from '#settings.ts'

/** The list of which the privacy receipt, the cookie page and the security policy are made. */
export const things = thingsStored(tracking)
export const parties = thirdPartiesOf({
  functionsHost,
  isAppChecked: appCheck.siteKey !== null,
  signInHost,
  tiles: maps.tiles,
  tracking
})

/** How `havingSignedInAs` knows that it was here before. */
const ofTests = new Set(['sesion-de-prueba'])

/** Items that a visit stored on the device and hosts it asked, by their ids in the list. */
export interface Ledger {
  stored: Set<string>
  addresses: Set<string>
  parties: Set<string>
  /** Items that the list does not have. */
  unknown: Set<string>
  /** Writes down the cookies, also those that no script may read. */
  lookAtCookies: () => Promise<void>
  /** Looks at everything that is there now, whoever wrote it. */
  look: (page: Page) => Promise<void>
}

/** Writes down every request, cookie and key from now on, also what is gone again a moment later. */
export async function keepLedger(context: BrowserContext): Promise<Ledger> {
  const seen = {
    addresses: new Set<string>(),
    parties: new Set<string>(),
    stored: new Set<string>(),
    unknown: new Set<string>()
  }
  const note = (kind: StorageKind, name: string) => {
    const thing = thingOf(things, kind, name)
    if (thing) seen.stored.add(thing.id)
    else if (!ofTests.has(name)) seen.unknown.add(`${kind} ${name}`)
  }
  context.on('request', request => {
    const { host, hostname, pathname, protocol } = new URL(request.url())
    if (!protocol.startsWith('http')) return
    if (hostname === '127.0.0.1') {
      seen.addresses.add(addressKindOf(pathname))
      return
    }
    if (isElsewhere(request)) return
    const party = parties.find(party => hostNames(party).some(pattern => isHost(pattern, host)))
    if (party) seen.parties.add(party.id)
    else seen.unknown.add(`request ${host}`)
  })
  await context.exposeBinding('sayStored', (_, kind: StorageKind, name: string) => note(kind, name))
  await context.addInitScript(watchStorage)
  const lookAtCookies = async () => {
    for (const { name } of await context.cookies()) note('cookie', name)
  }
  return {
    ...seen,
    async look(page) {
      await lookAtCookies()
      for (const [kind, name] of await page.evaluate(storedByBrowser)) note(kind, name)
      // Of the request for a worker itself browsers do not always tell.
      for (const path of await page.evaluate(workerScripts)) seen.addresses.add(addressKindOf(path))
    },
    lookAtCookies
  }
}

/**
 * Who follows a link to somebody else's site has left this one, and the window of the sign-in emulator stands where Google's own would. A page that
 * is still to open has no frame yet.
 */
function isElsewhere(request: Request): boolean {
  if (request.serviceWorker() !== null) return false
  try {
    const frame = request.frame()
    const isDeparture = request.isNavigationRequest() && frame.parentFrame() === null
    return isDeparture || new URL(frame.url()).pathname.startsWith('/emulator/')
  } catch {
    return request.isNavigationRequest()
  }
}

function isHost(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

/** Runs in the page: tells of everything that a script writes, in the moment in which it does. */
function watchStorage(): void {
  const tell = (kind: string, name: string) => {
    const say: unknown = Reflect.get(globalThis, 'sayStored')
    if (typeof say === 'function') say(kind, name)
  }
  const watch = (owner: object | undefined, method: string, told: (self: unknown, name: string) => void) => {
    const original: unknown = owner && Reflect.get(owner, method)
    if (!owner || typeof original !== 'function') return
    Reflect.set(owner, method, function watched(this: unknown, ...values: unknown[]) {
      told(this, String(values[0]))
      return Reflect.apply(original, this, values)
    })
  }
  watch(Storage.prototype, 'setItem', (self, name) =>
    tell(self === sessionStorage ? 'session' : 'local', name)
  )
  watch(IDBFactory.prototype, 'open', (_, name) => tell('database', name))
  watch(globalThis.CacheStorage?.prototype, 'open', (_, name) => tell('cache', name))
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, text: string) {
      tell('cookie', text.slice(0, text.indexOf('=')).trim())
      cookie?.set?.call(this, text)
    }
  })
}

/** Runs in the page. */
async function storedByBrowser(): Promise<[StorageKind, string][]> {
  const databases = await indexedDB.databases()
  return [
    ...Object.keys(localStorage).map((name): [StorageKind, string] => ['local', name]),
    ...Object.keys(sessionStorage).map((name): [StorageKind, string] => ['session', name]),
    ...databases.map(({ name = '' }): [StorageKind, string] => ['database', name]),
    ...(await caches.keys()).map((name): [StorageKind, string] => ['cache', name])
  ]
}

/** Runs in the page. */
async function workerScripts(): Promise<string[]> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  return registrations.flatMap(({ active }) => (active ? [new URL(active.scriptURL).pathname] : []))
}
