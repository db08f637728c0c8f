import { type Socket, connect } from 'node:net'

/** The port of the site: what PORT says, or 5000; null when it says no port. */
export function portOf(text: string | undefined): number | null {
  const port = Number(text || 5000)
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null
}

/** Says whether something listens at `host:port`. */
export async function answers(address: string, timeoutMs = 2000): Promise<boolean> {
  if (!URL.canParse(`http://${address}`)) return false
  const { hostname, port } = new URL(`http://${address}`)
  const socket: Socket = connect({
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || 80),
    timeout: timeoutMs
  })
  const isOpen = await new Promise<boolean>(resolve => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('timeout', () => resolve(false))
  })
  socket.destroy()
  return isOpen
}
