/** The port of the site: what PORT says, or 5000; null when it says no port. */
export function portOf(text: string | undefined): number | null {
  const port = Number(text || 5000)
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null
}
