import { once } from 'node:events'
import { createServer } from 'node:http'

/** A page of somebody else, with the headers that its host sends. */
interface ForeignPage {
  body: string
  policy?: string
}

/** The web server of a house: another origin than that of the site. */
export async function openForeignHost(page: ForeignPage): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) => {
    const headers = page.policy ? { 'content-security-policy': page.policy } : {}
    response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="en"><title>Hotel</title>${page.body}</html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    close: () => {
      server.close()
      server.closeAllConnections()
    },
    origin: `http://127.0.0.1:${address.port}`
  }
}
