import { readFileSync, readlinkSync } from 'node:fs'

/** Where numbers of programs mean the same: containers on one machine number theirs apart. */
const here = numbersOf('/proc/self/ns/pid')

/**
 * A running program, by its number and, where the system says it, when it started and in which container: a machine or a container that starts again gives the
 * same numbers to others. Such as `4711-98765-4026531836`, which may stand in the name of a file.
 */
function programOf(pid: number): string {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid}-${state.slice(state.lastIndexOf(')')).split(' ')[20]}-${here}`
  } catch {
    return String(pid)
  }
}

function numbersOf(link: string): string {
  try {
    return readlinkSync(link).replaceAll(/\D/g, '')
  } catch {
    return ''
  }
}

export const thisProgram = programOf(process.pid)

/** Null for a program of another container, which cannot be seen from here. */
export function isRunning(program: string): boolean | null {
  const [number, , container = here] = program.split('-')
  if (container !== here) return null
  const pid = Number(number)
  return pid > 0 && isThere(pid) && programOf(pid) === program
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
