import type { HostileRequest } from './requests.ts'

const failed = 500
/** A stream has answered 200 by the time its work fails: it says so in an event. */
const failedLater = '"status":"INTERNAL"'
const eventStream = 'text/event-stream'
const eventEnd = '\n\n'

/** The status that an address answers a request with; 0 when there was no answer, 500 when an answer of 200 fails on its way. */
export async function statusOf(address: string, request: HostileRequest): Promise<number> {
  const { body, headers, method } = request
  try {
    const response = await fetch(address, { body: bodyOf(body), headers, method, redirect: 'manual' })
    const text = headers.accept === eventStream ? await firstEvent(response) : await response.text()
    return text.includes(failedLater) ? failed : response.status
  } catch {
    return 0
  }
}

/** A stream goes on for most of a minute, and ends when its reader leaves. */
async function firstEvent(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.includes(eventEnd)) break
  }
  return text
}

function bodyOf(body: HostileRequest['body']): BodyInit | null {
  return body instanceof Uint8Array ? new Blob([Uint8Array.from(body)]) : (body ?? null)
}
