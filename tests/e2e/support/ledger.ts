import type { BrowserContext, Page } from '@playwright/test'

import { hostNames, type Party } from '#domain/other-hosts.ts'
import { addressKindOf } from '#domain/own-addresses.ts'
import { type Stored, type StorageKind, thingOf } from '#domain/privacy.ts'

/** What a walk through the site left on the device and whom it asked. */
export interface Ledger {
  /** Ids of the list. */
  stored: Set<string>
  addresses: Set<string>
  parties: Set<string>
  /** What is not on the list. */
  unknown: Set<string>
  /** Looks at what only the page can tell. */
  look: (page: Page) => Promise<void>
}

/** Writes down every request, cookie and key from now on, also what is gone again a moment later. */
export async function keepLedger(
  context: BrowserContext,
  origin: string,
  { parties, things }: { parties: readonly Party[]; things: readonly Stored[] }
): Promise<Ledger> {
  const ledger = {
    addresses: new Set<string>(),
    parties: new Set<string>(),
    stored: new Set<string>(),
    unknown: new Set<string>()
  }
  const note = (kind: StorageKind, name: string) => {
    const thing = thingOf(things, kind, name)
    if (thing) ledger.stored.add(thing.id)
    else ledger.unknown.add(`${kind} ${name}`)
  }
  context.on('request', request => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http')) return
    if (url.origin === origin) {
      ledger.addresses.add(addressKindOf(url.pathname))
      return
    }
    const party = parties.find(party => hostNames(party).some(host => isHost(host, url.host)))
    if (party) ledger.parties.add(party.id)
    else ledger.unknown.add(`request ${url.host}`)
  })
  await context.exposeBinding('sayStored', (_, kind: StorageKind, name: string) => note(kind, name))
  await context.addInitScript(watchStorage)
  return {
    ...ledger,
    async look(page) {
      for (const { name } of await context.cookies()) note('cookie', name)
      for (const [kind, name] of await page.evaluate(storedByBrowser)) note(kind, name)
    }
  }
}

function isHost(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}

/** Runs in the page. */
function watchStorage(): void {
  // oxlint-disable-next-line unbound-method -- it is called with its own storage below.
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function write(key: string, value: string) {
    const say: unknown = Reflect.get(globalThis, 'sayStored')
    if (typeof say === 'function') say(this === sessionStorage ? 'session' : 'local', key)
    setItem.call(this, key, value)
  }
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
