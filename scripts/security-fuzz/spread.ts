import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Part } from './attack.ts'
import type { PartDone } from './attacking-process.ts'

const program = new URL('./attacking-process.ts', import.meta.url)

/** Gives each part to the next process that is free. A process that ends with a part failed at it, and another one takes its place. */
export async function attackInProcesses(
  parts: readonly Part[],
  hear: (part: Part, done: PartDone) => void,
  processes = availableParallelism()
): Promise<void> {
  const waiting = [...parts]
  await Promise.all(
    Array.from({ length: Math.min(processes, parts.length) }, async () => {
      let child = await started()
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
        const answer = await answerOf(child, part)
        hear(part, typeof answer === 'object' ? answer : endedWith(answer))
        if (typeof answer !== 'object') child = await started()
      }
      child.disconnect()
    })
  )
}

async function started(): Promise<ChildProcess> {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const answer = await nextOf<'ready'>(child)
  if (answer !== 'ready') throw new Error(`A process that was to send ended with code ${answer}.`)
  return child
}

/** Result of a part, or the exit code of its process. */
function answerOf(child: ChildProcess, part: Part): Promise<PartDone | string> {
  const answer = nextOf<PartDone>(child)
  child.send(part)
  return answer
}

function nextOf<Message>(child: ChildProcess): Promise<Message | string> {
  return new Promise(resolve => {
    const hearMessage = (message: Message) => settle(message)
    const hearEnd = (code: number | null) => settle(String(code))
    const settle = (answer: Message | string) => {
      child.off('message', hearMessage).off('exit', hearEnd)
      resolve(answer)
    }
    child.on('message', hearMessage).on('exit', hearEnd)
  })
}

function endedWith(code: string): PartDone {
  const failure = `the process of the functions ended with code ${code}`
  return { failures: [failure], outcomes: { 0: 1 }, written: 0, wrong: [] }
}
