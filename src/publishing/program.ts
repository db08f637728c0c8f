import { readFileSync } from 'node:fs'

/**
 * A running program, by its number and, where the system says it, when it started: a machine or a container that starts again gives the same numbers to others.
 * Such as `4711-98765`, which may stand in the name of a file.
 */
function programOf(pid: number): string {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid}-${state.slice(state.lastIndexOf(')')).split(' ')[20]}`
  } catch {
    return String(pid)
  }
}

export const thisProgram = programOf(process.pid)

export function isRunning(program: string): boolean {
  const pid = Number(program.split('-')[0])
  return pid > 0 && isThere(pid) && programOf(pid) === program
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
