import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Outcome, refused } from '../console.ts'

/** Runs a program and shows what it writes. */
export async function program(
  { say }: { say: (line: string) => void },
  command: readonly string[],
  env: NodeJS.ProcessEnv
): Promise<Outcome> {
  const [file = '', ...args] = command
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let rest = ''
  const show = (text: string) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) say(`  ${line}`)
  }
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show)
  const code = await Promise.race([
    once(child, 'close').then(([status]: unknown[]) => status),
    once(child, 'error').then(([problem]: unknown[]) => String(problem))
  ])
  if (rest !== '') say(`  ${rest}`)
  const name = file === process.execPath ? 'node' : file
  return code === 0 ? { kind: 'done' } : refused(`${[name, ...args].join(' ')} ended with ${String(code)}.`)
}

/** A program of this project. */
export function script(
  { env, say }: { env: NodeJS.ProcessEnv; say: (line: string) => void },
  file: string,
  ...args: string[]
): Promise<Outcome> {
  return program({ say }, [process.execPath, file, ...args], env)
}
