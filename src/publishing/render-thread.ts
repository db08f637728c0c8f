import { createCatalog } from '#catalog/model/catalog.ts'
import type { Content } from '#domain/catalogue/content.ts'

/** What a thread that renders does with what it is sent: its pages find the catalogue where those of the first thread do. */
export function show(content: Content): void {
  globalThis.clavelCatalog = createCatalog(content)
}

export function want(files: ReadonlySet<string>): void {
  globalThis.clavelWanted = files
}
