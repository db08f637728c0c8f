import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'

/**
 * Sends a request and waits as long as its answer takes, like `fetch`, which gives up after 300 s without an answer: a publisher that starts with a large site may need
 * longer. What ends the wait is the time that the function itself has.
 */
export async function fetchWithoutTimeout(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer())
  const send = request.url.startsWith('https:') ? sendHttps : sendHttp
  // GitHub refuses requests without a user agent.
  const headers = { 'user-agent': 'node', ...Object.fromEntries(request.headers) }
  return new Promise((resolve, reject) => {
    const sent = send(request.url, { agent: false, headers, method: request.method }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => {
        const content = Buffer.concat(parts).toString()
        resolve(new Response(content === '' ? null : content, { status: answer.statusCode ?? 502 }))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
