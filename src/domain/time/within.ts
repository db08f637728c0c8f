/** The error of work that was not done in time. */
export class DeadlineError extends Error {}

/** The result of the work, or a `DeadlineError` once the time has passed. The work itself goes on: only what may be done in vain belongs here. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`No answer in ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
