/** How long a function waits for the database or the sign-in before it says that they are away. */
export const deadlineMs = 15_000

/** The code of gRPC for a deadline that passed; `failure.ts` answers it with `UNAVAILABLE`. */
const deadlineExceeded = 4

/** The result of the work, or an error once the deadline has passed. The work itself goes on: only what may be done in vain belongs here. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`No answer in ${limitMs} ms`), { code: deadlineExceeded })),
      limitMs
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
