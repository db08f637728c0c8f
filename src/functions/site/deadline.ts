/** How long a function waits for the database or the sign-in before it says that they are away. */
export const deadlineMs = 15_000

/** How long a handler may work. A browser waits as long (`src/services/site/callable.ts`): nobody would hear a later answer. */
export const handlerDeadlineMs = 20_000

/** For handlers whose callers wait longer. It ends before Google ends the function, after a minute. */
export const longHandlerDeadlineMs = 55_000
