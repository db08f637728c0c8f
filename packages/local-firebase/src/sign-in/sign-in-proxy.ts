import { type IncomingMessage, request as send } from 'node:http'
import { pipeline } from 'node:stream'
import { type RequestHandler, Router } from 'express'

/** Hosts of Firebase whose addresses the sign-in emulator answers. */
const answered =
  /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com|emulator)\//

/**
 * Lets pages reach the sign-in emulator at the site's own address, so that what is built knows no port and speaks to no other host. What
 * the project is called is asked where Firebase Hosting says it, too; `authEmulator` is the one thing that it does not say there.
 */
export function signInProxy(emulator: string, projectId: string): RequestHandler {
  const proxy = Router()
  proxy.get('/__/firebase/init.json', (request, response) => {
    const authDomain = request.headers.host ?? emulator
    response.json({ apiKey: 'local', appId: 'local', authDomain, authEmulator: true, projectId })
  })
  proxy.use((request, response, next) => {
    if (!answered.test(request.path)) return next()
    const [hostname, port] = emulator.split(':')
    const passedOn = send(
      { headers: request.headers, hostname, method: request.method, path: request.originalUrl, port },
      (answer: IncomingMessage) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        pipeline(answer, response, () => {})
      }
    )
    const giveUp = () => {
      if (response.headersSent) response.destroy()
      else response.status(502).end('The sign-in emulator does not answer')
    }
    passedOn.on('error', giveUp)
    // A browser that leaves needs no answer.
    response.once('close', () => passedOn.destroy())
    pipeline(request, passedOn, () => {})
  })
  return proxy
}
