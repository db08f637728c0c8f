import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { PreviewAnswer, PreviewQuestion } from '#publishing/preview.ts'
import type { PublishOptions, Stop } from 'live-publisher'
import type { Publication, Publisher } from '#publishing/publication.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { sitePlace, siteReleases } from '#publishing/site-place.ts'
import { type Refusal, refused } from '../console.ts'
import { buildSite } from '../site/build.ts'
import { heapOfPublisherMb } from '../site/heap.ts'
import type { Ask, Message, Orders } from './publishing-messages.ts'
import { renderingEnvironment } from '../site/rendering.ts'
import { codeStamp } from '../site/stamp.ts'

/** One that had been ready was ended from outside: nothing says that the next one will end too. */
const pauseAfterReadyMs = 100
const longestPauseMs = 60_000

/** How the next process of the publisher starts. */
export interface Start {
  /** Practising makes the first edit as quick as later ones, and takes longer than a slow edit. */
  isPractising: boolean
  /** The pause, should it end before it is ready; each time twice as long. */
  pauseMs: number
}

export const firstPauseMs = 2000

/** Plans the start after a process that ended by itself. After one that was ready edits may be waiting, so the next one does not practise. */
export function restartAfter(wasReady: boolean, start: Start): { next: Start; pauseMs: number } {
  if (wasReady) return { next: { isPractising: false, pauseMs: firstPauseMs }, pauseMs: pauseAfterReadyMs }
  const pauseMs = Math.min(start.pauseMs * 2, longestPauseMs)
  return { next: { ...start, pauseMs }, pauseMs: start.pauseMs }
}

const program = 'scripts/publisher/publishing-process.ts'

/** How often the link to the site is looked after: without it every page is missing. */
const linkCheckMs = 5000

/**
 * How Node keeps the memory of a publisher, and its code: it is cleared up when it is three quarters larger than after the last time, with what lies beside the heap, and
 * functions are compiled before they run. Left alone, Node clears up in the middle of every fourteenth edit, which takes as long as two hundred pages (docs/decisions/live-publisher-package.md).
 */
const unhurriedCleaning = ['--heap-growing-percent=75', '--external-memory-accounted-in-global-limit']
const compiledAtOnce = '--always-sparkplug'

interface Settings {
  /** Publishes what changes in the database by itself. */
  isFollowing?: boolean
  /** Publishes once, and is closed. */
  isPassing?: boolean
  /** Is told that something changed, and asks for the publication: else one that follows publishes by itself. */
  onChange?: () => void
  /** Receives the publications that started by themselves. */
  onPublication?: (publication: Publication) => void
  onMemory?: (peakMb: number) => void
}

/** Says whether there is a site that can be changed: one by other code is made anew as a whole. */
export function isMadeByThisCode(): boolean {
  return siteReleases().current()?.code === codeStamp()
}

/** A publisher for the site in `dist`, which is built first when there is none by this code. */
export async function openPublisher(settings: Settings = {}): Promise<Publisher | Refusal> {
  if (!isMadeByThisCode()) {
    const built = await buildSite()
    if (built.kind === 'refused') return refused(built.message)
  }
  return startPublisher(settings)
}

/** Questions about publications and drafts wait here for the process. */
interface WaitingQuestions {
  publications: PendingQuestions<PublishOptions, Publication>
  previews: PendingQuestions<PreviewQuestion, PreviewAnswer>
  onChange: () => void
  onMemory: (peakMb: number) => void
  onPublication: (publication: Publication) => void
  onReady: () => void
}

/** Keeps the process of a publisher alive: one that ended is started again, with what it was asked for. */
export function startPublisher({
  isFollowing = false,
  isPassing = false,
  onChange,
  onMemory = () => {},
  onPublication = () => {}
}: Settings = {}): Publisher {
  const ready = Promise.withResolvers<void>()
  const pending: WaitingQuestions = {
    onChange: onChange ?? (() => {}),
    onMemory,
    onPublication,
    onReady: ready.resolve,
    previews: createPendingQuestions(),
    publications: createPendingQuestions()
  }
  const closing = new AbortController()
  const mode = { isAsked: onChange !== undefined, isFollowing, isPractising: !isPassing }
  const linkCheck = setInterval(() => void restoreLink(), linkCheckMs).unref()
  closing.signal.addEventListener('abort', () => clearInterval(linkCheck))
  void keepRunning(pending, mode, closing.signal)
  return {
    close: async () => {
      closing.abort()
      answerAll(pending, { reason: 'The publisher was closed.' })
    },
    preview: question => pending.previews.ask(question),
    publish: (options: PublishOptions = {}) => pending.publications.ask(options),
    ready: ready.promise
  }
}

/** A link that somebody deleted leads to the same site again. */
async function restoreLink(): Promise<void> {
  try {
    if (await siteReleases().restoreLink())
      console.log(
        `The link ${sitePlace().served} was gone, so no page was found. It leads to the site again.`
      )
  } catch (error) {
    console.error(`The link ${sitePlace().served} is gone and cannot be set again: ${errorMessage(error)}`)
  }
}

function answerAll({ previews, publications }: WaitingQuestions, why: Why): void {
  publications.tellAll(publicationOf(why))
  previews.tellAll({ kind: 'failed', why: why.reason })
}

/** Why nothing is published; `stops` where an operator decided so. */
interface Why {
  reason: string
  stops?: Stop[] | undefined
}

function publicationOf({ reason, stops }: Why): Publication {
  return stops === undefined ? { kind: 'failed', reason } : { alarms: stops, kind: 'stopped' }
}

async function keepRunning(
  pending: WaitingQuestions,
  mode: Pick<Orders, 'isAsked' | 'isFollowing' | 'isPractising'>,
  signal: AbortSignal
): Promise<void> {
  let next: Start = { isPractising: mode.isPractising, pauseMs: firstPauseMs }
  let heapMb = heapOfPublisherMb(siteReleases().current()?.documents ?? {})
  while (!signal.aborted) {
    siteReleases().removeOrphans()
    await restoreLink()
    const child = start({ ...mode, heapMb, isPractising: next.isPractising })
    const kill = () => child.kill('SIGKILL')
    signal.addEventListener('abort', kill)
    const ending = await serve(child, pending)
    signal.removeEventListener('abort', kill)
    if (signal.aborted) return
    if (ending.kind === 'restart') {
      if (ending.forDocuments === undefined) continue
      heapMb = heapOfPublisherMb(ending.forDocuments)
      console.log(`The site has grown: its publisher starts again with a heap of ${heapMb} MB`)
      continue
    }
    pending.onPublication(publicationOf(ending))
    answerAll(pending, ending)
    const restart = restartAfter(ending.wasReady, next)
    await pause(restart.pauseMs)
    next = restart.next
  }
}

function start(orders: Orders): ChildProcess {
  return fork(program, [JSON.stringify(orders)], {
    env: { ...process.env, ...renderingEnvironment },
    execArgv: [`--max-old-space-size=${orders.heapMb}`, ...unhurriedCleaning, compiledAtOnce],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
}

type Ending = Extract<Message, { kind: 'restart' }> | ({ kind: 'ended'; wasReady: boolean } & Why)

/** Brings questions to the process and answers back, until it ends. */
function serve(
  child: ChildProcess,
  { onChange, onMemory, onPublication, onReady, previews, publications }: WaitingQuestions
): Promise<Ending> {
  let wasReady = false
  let last: Message | null = null
  const { promise, resolve } = Promise.withResolvers<Ending>()
  child.on('message', (message: Message) => {
    if (message.kind === 'ready') {
      wasReady = true
      onReady()
      publications.open((id, options) => child.send({ id, options } satisfies Ask))
      previews.open((id, preview) => child.send({ id, preview } satisfies Ask))
    } else if (message.kind === 'preview') previews.answer(message.id, message.answer)
    else if (message.kind === 'publication') {
      if (message.id === null) onPublication(message.publication)
      else publications.answer(message.id, message.publication)
    } else if (message.kind === 'changed') onChange()
    else if (message.kind === 'memory') onMemory(message.peakMb)
    else last = message
  })
  child.once('exit', (code, killedBy) => {
    publications.shut()
    previews.shut()
    const why: Why =
      last?.kind === 'ended' ? last : { reason: `The process of the publisher ended (${killedBy ?? code}).` }
    resolve(last?.kind === 'restart' ? last : { ...why, kind: 'ended', wasReady })
  })
  return promise
}

/** Keeps what a publisher is asked for until it is answered, also while its process is started again. */
interface PendingQuestions<Question, Answer> {
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

function createPendingQuestions<Question, Answer>(): PendingQuestions<Question, Answer> {
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
