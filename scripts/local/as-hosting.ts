import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type OutgoingHttpHeaders } from 'node:http2'
import { pipeline } from 'node:stream/promises'
import { freePort, loopback } from 'local-firebase'
import { generate } from 'selfsigned'

/** Headers that HTTP/2 does not have, because a connection carries many answers. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

interface SecureServer {
  origin: string
  close: () => void
}

/**
 * Serves a site of this machine as Hosting does, over HTTP/2 and TLS: a browser fetches a page and its parts through one connection, and only then
 * asks for Brotli. The certificate is made for this run; a browser must be told to take it.
 */
export async function serveAsHosting(origin: string): Promise<SecureServer> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: loopback }], {
    algorithm: 'sha256'
  })
  const port = await freePort()
  const server = createSecureServer({ cert, key }, ({ headers, method, url }, response) => {
    const asked = request(origin + url, { headers: withoutPseudo(headers), method }, answer => {
      response.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers))
      // A browser that leaves a page leaves what it asked for.
      pipeline(answer, response).catch(() => answer.destroy())
    })
    asked.once('error', () => response.stream.close())
    asked.end()
  })
  server.listen(port, loopback)
  await once(server, 'listening')
  return { close: () => server.close(), origin: `https://${loopback}:${port}` }
}

function withoutPseudo(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
}

function plainHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.has(name)))
}
