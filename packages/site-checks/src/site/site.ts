import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Head, readHead } from './head.ts'
import type { Page } from './page.ts'

/** A built site: its files, by their address as Hosting answers it. */
export interface Site<P extends Page = Page> {
  /** Addresses of all files, pages without `.html`. */
  addresses: readonly string[]
  /** Addresses of the pages. */
  pages: readonly string[]
  has: (address: string) => boolean
  /** The content of a file; empty where there is none. */
  bytes: (address: string) => Buffer
  text: (address: string) => string
  page: (address: string) => P
  /** The head of a page, read once. */
  head: (address: string) => Head
}

/** `names` are the names of the files below the folder of the site; `readPage` may know more of a page than this package. */
export function siteOf<P extends Page>(
  names: readonly string[],
  read: (name: string) => Buffer,
  readPage: (address: string, html: string) => P
): Site<P> {
  const files = new Map(names.map(name => [addressOf(name), name]))
  const heads = new Map<string, Head>()
  const bytes = (address: string) => {
    const name = files.get(address)
    return name === undefined ? Buffer.alloc(0) : read(name)
  }
  const text = (address: string) => bytes(address).toString('utf8')
  return {
    addresses: [...files.keys()],
    bytes,
    has: address => files.has(address),
    head: address => {
      const head = heads.get(address) ?? readHead(text(address))
      heads.set(address, head)
      return head
    },
    page: address => readPage(address, text(address)),
    pages: [...files].flatMap(([address, name]) => (name.endsWith('.html') ? [address] : [])),
    text
  }
}

export function siteIn<P extends Page>(
  folder: string,
  readPage: (address: string, html: string) => P
): Site<P> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(join(folder, '/').length))
    .toSorted()
  return siteOf(names, name => readFileSync(join(folder, name)), readPage)
}

function addressOf(name: string): string {
  return `/${name}`.replace(/(?:index)?\.html$/, '')
}
