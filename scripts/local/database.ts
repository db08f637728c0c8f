import { FirestoreServer } from '@firestore-emulator/server'
import { ServerCredentials } from '@grpc/grpc-js'
import { tellChangesAlone } from './changes-told.ts'
import { repair } from './database-repairs.ts'
import { noticeOpinions } from './opinions-noticed.ts'
import { loopback } from './ports.ts'

export interface LocalDatabase {
  /** As FIRESTORE_EMULATOR_HOST wants it. */
  host: string
  stop(): void
}

/** A Firestore in the memory of this process, for this machine alone: the package's own `start` would listen to the whole network. */
export async function startDatabase(port = 0): Promise<LocalDatabase> {
  const database = new FirestoreServer()
  repair(database)
  tellChangesAlone(database)
  noticeOpinions(database)
  const bound = await new Promise<number>((resolve, reject) => {
    database['server'].bindAsync(
      `${loopback}:${port}`,
      ServerCredentials.createInsecure(),
      (error: Error | null, number: number) => {
        if (error === null) resolve(number)
        else reject(error)
      }
    )
  })
  return { host: `${loopback}:${bound}`, stop: () => database.stop() }
}
