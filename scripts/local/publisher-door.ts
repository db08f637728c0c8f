import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Publisher } from '#publishing/publisher.ts'
import { createRequests } from '#publishing/requests.ts'
import { createService } from '#publishing/service.ts'
import { readStatus } from '#publishing/status-file.ts'
import { loopback } from './ports.ts'

/** Opens a door to the publisher of this program, where the functions find it as they find the service in production. Answers its address. */
export async function openPublisherDoor(publisher: Publisher, signal: AbortSignal): Promise<string> {
  let isReady = false
  void publisher.ready.then(() => (isReady = true))
  const run = async (options: { dryRun?: boolean; force?: boolean }) => ({
    announcements: [],
    deployment: null,
    publication: await publisher.publish(options)
  })
  const server = createServer(
    createService({
      isReady: () => isReady,
      plan: () => run({ dryRun: true }),
      preview: question => publisher.preview(question),
      readStatus,
      requests: createRequests(run)
    })
  ).listen(0, loopback)
  signal.addEventListener('abort', () => server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://${loopback}:${typeof address === 'object' ? address?.port : 0}`
}
