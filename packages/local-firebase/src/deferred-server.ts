import { type RequestListener, type ServerResponse, createServer } from 'node:http'
import { loopback } from './ports.ts'

/** A server that listens from the first moment, though what answers is still being made. */
export interface DeferredServer {
  origin: string
  open(host: RequestListener): void
  close(): void
}

/** Takes a port. When that cannot be, the code of the system says why: `EADDRINUSE`, `EACCES`. */
export async function takePort(port: number, title = 'The site'): Promise<DeferredServer | string> {
  let behind: RequestListener = (_request, response) => notYet(response, title)
  const server = createServer((request, response) => behind(request, response))
  const problem = await new Promise<string | null>(resolve => {
    server.once('listening', () => resolve(null))
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, loopback)
  })
  if (problem !== null) return problem
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
    open(host) {
      behind = host
    },
    origin: `http://${loopback}:${port}`
  }
}

function notYet(response: ServerResponse, title: string): void {
  response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2' })
  response.end(
    `<!doctype html><html lang="en"><meta http-equiv="refresh" content="2"><title>${title}</title><p>The site is being built.</p>`
  )
}
