import type { Site } from './site.ts'

/** A file as JSON; null when it is none. */
export function jsonOf(site: Site, address: string): unknown {
  try {
    const content: unknown = JSON.parse(site.text(address))
    return content
  } catch {
    return null
  }
}
