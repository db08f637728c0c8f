import type { Publication, PublishOptions } from '#publishing/publisher.ts'
import type { Ask } from './publishing-messages.ts'

/** Keeps what a publisher is asked for until it is answered, also while its process is started again. */
export interface Desk {
  ask: (options: PublishOptions) => Promise<Publication>
  answer: (id: number | null, publication: Publication) => void
  /** Somebody works: hands over what waits, and what comes. */
  open: (send: (ask: Ask) => void) => void
  shut: () => void
  /** The same answer for everybody. */
  tellAll: (publication: Publication) => void
}

interface Waiting extends Ask {
  resolve: (publication: Publication) => void
}

export function createDesk(onPublication: (publication: Publication) => void): Desk {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let send: ((ask: Ask) => void) | null = null

  return {
    answer(id, publication) {
      if (id === null) onPublication(publication)
      else waiting.get(id)?.resolve(publication)
      if (id !== null) waiting.delete(id)
    },
    ask(options) {
      const id = (lastId += 1)
      const { promise, resolve } = Promise.withResolvers<Publication>()
      waiting.set(id, { id, options, resolve })
      send?.({ id, options })
      return promise
    },
    open(to) {
      send = to
      for (const { id, options } of waiting.values()) to({ id, options })
    },
    shut() {
      send = null
    },
    tellAll(publication) {
      onPublication(publication)
      for (const asked of waiting.values()) asked.resolve(publication)
      waiting.clear()
    }
  }
}
