/** `fetch` that says which share of the request was sent: the one of the browser does not. For texts, there and back. */
export function fetchWithProgress(
  onProgress: (share: number) => void
): (address: string | Request | URL, request?: RequestInit) => Promise<Response> {
  return (address, { body, headers, method = 'GET', signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address instanceof Request ? address.url : address)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status }))
      )
      request.addEventListener('error', () => reject(new TypeError('The network failed')))
      request.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('Broken off')))
      signal?.addEventListener('abort', () => request.abort())
      request.send(typeof body === 'string' ? body : null)
    })
}
