/** Keeps what a publisher is asked for until it is answered, also while its process is started again. */
export interface PendingQuestions<Question, Answer> {
  ask: (question: Question) => Promise<Answer>
  answer: (id: number, answer: Answer) => void
  /** A process is ready: hands over what waits, and what comes. */
  open: (send: (id: number, question: Question) => void) => void
  shut: () => void
  /** Gives one answer to all. */
  tellAll: (answer: Answer) => void
}

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
}

export function createPendingQuestions<Question, Answer>(): PendingQuestions<Question, Answer> {
  const waiting = new Map<number, Waiting<Question, Answer>>()
  let lastId = 0
  let send: ((id: number, question: Question) => void) | null = null

  return {
    answer(id, answer) {
      waiting.get(id)?.resolve(answer)
      waiting.delete(id)
    },
    ask(question) {
      const id = (lastId += 1)
      const { promise, resolve } = Promise.withResolvers<Answer>()
      waiting.set(id, { question, resolve })
      send?.(id, question)
      return promise
    },
    open(to) {
      send = to
      for (const [id, { question }] of waiting) to(id, question)
    },
    shut() {
      send = null
    },
    tellAll(answer) {
      for (const { resolve } of waiting.values()) resolve(answer)
      waiting.clear()
    }
  }
}
