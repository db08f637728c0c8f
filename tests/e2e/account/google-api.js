// Stands in for https://apis.google.com/js/api.js, which nothing here can reach: only what Firebase Authentication and the relay page of
// its emulator use of it, to pass messages between the page and a frame.
;(() => {
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  let sent = 0

  class Peer {
    handlers = {}
    waiting = []
    replies = {}

    constructor(win) {
      this.win = win
      addEventListener('message', ({ data, source }) => {
        if (source !== this.win() || !data?.isPeer) return
        if (data.reply) this.take(data)
        else if (this.handlers[data.name]) void this.answer(data)
        else this.waiting.push(data)
      })
    }

    /** The SDK throws after its callback; the original swallows that. */
    take({ reply, result }) {
      try {
        this.replies[reply]?.([result])
      } catch {
        // As the original does.
      }
    }

    async answer({ data, id, name }) {
      const result = await this.handlers[name](data)
      this.win().postMessage({ isPeer: true, reply: id, result }, '*')
    }

    register(name, handler) {
      this.handlers[name] = handler
      const due = this.waiting.filter(message => message.name === name)
      this.waiting = this.waiting.filter(message => message.name !== name)
      for (const message of due) void this.answer(message)
    }

    send(name, data, callback) {
      sent += 1
      const id = `m${sent}`
      if (callback) this.replies[id] = callback
      this.win().postMessage({ data, id, isPeer: true, name }, '*')
    }

    restyle() {
      return Promise.resolve()
    }

    async ping(callback) {
      await this.loaded
      callback?.()
    }
  }

  const context = {
    getParentIframe() {
      this.up ??= new Peer(() => parent)
      return this.up
    },
    open({ attributes = {}, url, where }, callback) {
      const frame = document.createElement('iframe')
      Object.assign(frame.style, attributes.style)
      frame.title = 'auth relay'
      frame.setAttribute('aria-hidden', 'true')
      frame.src = url
      const peer = new Peer(() => frame.contentWindow)
      peer.loaded = new Promise(resolve => {
        frame.addEventListener('load', resolve, { once: true })
      })
      where.append(frame)
      return callback ? callback(peer) : peer
    }
  }

  window.gapi = {
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context, Iframe: Peer },
    load: (_name, options) =>
      queueMicrotask(() => (typeof options === 'function' ? options() : options.callback()))
  }
  queueMicrotask(() => (window[onload] ?? window.gapi_onload)?.())
})()
