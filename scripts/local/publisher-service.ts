import { createServer } from 'node:http'
import { once } from 'node:events'
import { createService, type PublishOptions } from 'live-publisher'
import { loopback } from 'local-firebase'
import { previewRoutes } from '#publishing/preview-routes.ts'
import type { Publisher } from '#publishing/publication.ts'
import { hasFailed } from '#publishing/run.ts'
import { readStatus } from '#publishing/status-file.ts'
import { controlMeans } from '../control/command.ts'
import { controlRoutes } from '../control/routes.ts'

/** Opens a door to the publisher of this program, where the functions find it as they find the service in production. Answers its address. */
export async function openPublisherService(publisher: Publisher, signal: AbortSignal): Promise<string> {
  let isReady = false
  void publisher.ready.then(() => (isReady = true))
  const run = async (options: PublishOptions) => ({
    announcements: [],
    deployment: null,
    publication: await publisher.publish(options)
  })
  const { listener } = createService({
    hasFailed,
    isReady: () => isReady,
    readStatus,
    routes: {
      ...previewRoutes(question => publisher.preview(question)),
      ...controlRoutes(controlMeans(process.env, by => publisher.publish({ by, force: true })))
    },
    run
  })
  const server = createServer(listener).listen(0, loopback)
  signal.addEventListener('abort', () => server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://${loopback}:${typeof address === 'object' ? address?.port : 0}`
}
