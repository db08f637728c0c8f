import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

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

/** Starts a server at a port of this machine, a free one unless one is named, and answers its origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, loopback)
  await once(server, 'listening')
  const address = server.address()
  return `http://${loopback}:${typeof address === 'object' ? address?.port : 0}`
}
