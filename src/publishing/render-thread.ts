import { createCatalog } from '#catalog/model/catalog.ts'
import type { Content } from '#domain/catalogue/content.ts'

/** Handles the messages that a render thread receives, so that its pages find the catalogue in the same place as in the first thread. */
export function show(content: Content): void {
  globalThis.clavelCatalog = createCatalog(content)
}

export function want(files: ReadonlySet<string>): void {
  globalThis.clavelWanted = files
}
