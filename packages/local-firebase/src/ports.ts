import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'

export const loopback = '127.0.0.1'

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, loopback)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}

/** Whether something listens at `host:port`. */
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
