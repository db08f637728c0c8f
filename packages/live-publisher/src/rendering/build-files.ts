import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { bytesOf } from './bytes.ts'
import { createFileWriter } from './file-writer.ts'
import { type RenderWorker, pagesAhead } from './render-worker.ts'

/**
 * Makes the files of a clean build below a folder, each in the thread that is free, and writes them there: Astro, which gets an answer without content and so writes none,
 * takes a third of a page's time for it, all of it in this thread. What fails in the worker is tried here, where its words are heard; what is no page is Astro's to deal with.
 */
export function makeFiles<Options extends { routeData: { component: string } }>(
  folder: string,
  { render }: { render: (request: Request, options: Options) => Promise<Response | { response: Response }> },
  worker: Pick<RenderWorker<object>, 'busyWith' | 'isGone' | 'make'>
): (request: Request, options: Options) => Promise<Response> {
  const write = createFileWriter()
  const makeHere = async (path: string, request: Request, options: Options): Promise<Response> => {
    // Gives the worker's messages a turn.
    await setImmediate()
    const answer = await render(request, options)
    const response = answer instanceof Response ? answer : answer.response
    if (response.status !== 200) return response
    write(path, await bytesOf(response))
    return new Response(null)
  }
  return async (request, options) => {
    const path = join(folder, fileOf(request))
    if (worker.isGone() || worker.busyWith() >= pagesAhead) return makeHere(path, request, options)
    const page = { component: options.routeData.component, url: request.url }
    return worker.make(page, path).then(
      () => new Response(null),
      () => makeHere(path, request, options)
    )
  }
}

/** Astro asks for a file by its name (`build.format` is `file`). */
function fileOf({ url }: Request): string {
  return decodeURI(new URL(url).pathname).slice(1)
}
