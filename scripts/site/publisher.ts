import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { Publication, Publisher, PublishOptions } from '#publishing/publisher.ts'
import { openTrees } from '#publishing/trees.ts'
import { type Refusal, refused } from '../console.ts'
import { buildSite } from './build.ts'
import { createDesk, type Desk } from './publishing-desk.ts'
import type { Message, Orders } from './publishing-messages.ts'
import { codeStamp } from './stamp.ts'

const program = 'scripts/site/publishing-process.ts'

/** Enough for 16,000 pages; without a limit Node lets its memory grow to a multiple. */
const heapMb = 900

/** Before one that ended by itself is started again; each time twice as long. */
const firstPauseMs = 2000
const longestPauseMs = 60_000

interface Settings {
  /** Publishes what changes in the database by itself. */
  isFollowing?: boolean
  /** Hears of the publications that nobody asked for. */
  onPublication?: (publication: Publication) => void
}

/** Whether there is a site that can be changed: one by other code is made anew as a whole. */
export function isMadeByThisCode(): boolean {
  return openTrees().current()?.code === codeStamp()
}

/** A publisher for the site in `dist`, which is built first when there is none by this code. */
export async function openPublisher(settings: Settings = {}): Promise<Publisher | Refusal> {
  if (!isMadeByThisCode()) {
    const built = await buildSite()
    if (built.kind === 'refused') return refused(built.message)
  }
  return startPublisher(settings)
}

/** Keeps the process of a publisher alive: one that ended is started again, with what it was asked for. */
export function startPublisher({ isFollowing = false, onPublication = () => {} }: Settings = {}): Publisher {
  const desk = createDesk(onPublication)
  const closing = new AbortController()
  void keepRunning(desk, isFollowing, closing.signal)
  return {
    close: async () => {
      closing.abort()
      desk.tellAll({ kind: 'failed', reason: 'The publisher was closed.' })
    },
    publish: (options: PublishOptions = {}) => desk.ask(options)
  }
}

async function keepRunning(desk: Desk, isFollowing: boolean, signal: AbortSignal): Promise<void> {
  let pauseMs = firstPauseMs
  let isRenderingAtStart = false
  while (!signal.aborted) {
    const child = start({ isFollowing, isRenderingAtStart })
    const kill = () => child.kill('SIGKILL')
    signal.addEventListener('abort', kill)
    const ending = await serve(child, desk)
    signal.removeEventListener('abort', kill)
    if (signal.aborted) return
    isRenderingAtStart = ending.kind === 'restart'
    if (ending.kind === 'restart') continue
    desk.tellAll({ kind: 'failed', reason: ending.reason })
    if (ending.wasReady) pauseMs = firstPauseMs
    await setTimeout(pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

function start(orders: Orders): ChildProcess {
  return fork(program, [JSON.stringify(orders)], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
}

type Ending = { kind: 'restart' } | { kind: 'ended'; reason: string; wasReady: boolean }

/** Brings questions to the process and answers back, until it ends. */
function serve(child: ChildProcess, desk: Desk): Promise<Ending> {
  let wasReady = false
  let last: Message | null = null
  const { promise, resolve } = Promise.withResolvers<Ending>()
  child.on('message', (message: Message) => {
    if (message.kind === 'ready') {
      wasReady = true
      desk.open(ask => child.send(ask))
    } else if (message.kind === 'publication') desk.answer(message.id, message.publication)
    else last = message
  })
  child.once('exit', () => {
    desk.shut()
    const reason = last?.kind === 'ended' ? last.reason : 'The process of the publisher ended.'
    resolve(last?.kind === 'restart' ? { kind: 'restart' } : { kind: 'ended', reason, wasReady })
  })
  return promise
}
