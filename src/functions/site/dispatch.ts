import { HttpsError, type HttpsFunction } from 'firebase-functions/https'

type Handler = (...asked: Parameters<HttpsFunction>) => Promise<void>

/** Callables by their names, each with the module that exports it under that name. A module is loaded when it is called for the first time. */
export type Callables = Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>

/** The compiler looks whether each module has a function of that name. */
export function callablesOf<
  Modules extends { [Name in keyof Modules]: () => Promise<Readonly<Record<Name, HttpsFunction>>> }
>(modules: Modules): Modules {
  return modules
}

/** Hosting passes on the whole address, `/fn/formContacto`; at the own address of a function its name is gone already. */
const callPath = /^\/(?:fn\/)?(\w+)$/

/** Answers a call by the callable that its path names; `atRoot` is meant by a path without a name. Any other path is NOT_FOUND in the words of the protocol. */
export function dispatch(callables: Callables, atRoot?: string): Handler {
  return async (request, response) => {
    const [, name = request.path === '/' ? atRoot : undefined] = callPath.exec(request.path) ?? []
    const load = name !== undefined && Object.hasOwn(callables, name) ? callables[name] : undefined
    const callable = name === undefined ? undefined : (await load?.())?.[name]
    if (isHandler(callable)) return callable(request, response)
    const unknown = new HttpsError('not-found', 'There is no such function')
    response.status(unknown.httpErrorCode.status).json({ error: unknown.toJSON() })
  }
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}
