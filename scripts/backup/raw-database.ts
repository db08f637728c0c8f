import { type Firestore, v1 } from 'firebase-admin/firestore'
import { credentials } from '@grpc/grpc-js'
import { mapLimited } from '../database/documents.ts'
import { fieldsToJson, fieldsToRaw, type JsonFields, type RawFields } from './values.ts'

/** A document of a backup: its path below the database, and every field with its type. */
export interface Stored {
  path: string
  fields: JsonFields
}

/** A whole database as Firestore's own interface hands it over: typed, as of one moment. */
export interface RawDatabase {
  /** `projects/…/databases/…`. */
  name: string
  collections: () => Promise<string[]>
  /** Documents of a collection and of all collections below them, also below documents that do not exist themselves. */
  documents: (collection: string) => AsyncGenerator<Stored>
  /** Null when there is none. */
  read: (path: string) => Promise<Stored | null>
  write: (documents: Stored[]) => Promise<void>
  remove: (paths: string[]) => Promise<void>
  close: () => Promise<void>
}

const documentsPerPage = 300

/** `moment`: reads everything as it was then; null: as it is now, where the database keeps no past. */
export async function openRawDatabase(db: Firestore, moment: Date | null): Promise<RawDatabase> {
  const client = clientFor(process.env)
  const name = `projects/${await client.getProjectId()}/databases/${db.databaseId}`
  const root = `${name}/documents`
  const readTime = moment && { nanos: 0, seconds: Math.floor(moment.getTime() / 1000) }
  const at = readTime === null ? {} : { readTime }
  const commit = async (writes: object[]) => {
    if (writes.length > 0) await client.commit({ database: name, writes })
  }

  async function* below(parent: string, collectionId: string): AsyncGenerator<Stored> {
    let pageToken = ''
    do {
      const request = {
        ...at,
        collectionId,
        pageSize: documentsPerPage,
        pageToken,
        parent,
        showMissing: true
      }
      const [documents, , answer] = await client.listDocuments(request, { autoPaginate: false })
      const names = documents.map(document => document.name ?? '')
      const collections = await mapLimited(names, each => collectionsBelow(each))
      for (const [index, { createTime, fields, name: own }] of documents.entries()) {
        const path = own ?? ''
        // One without a time of its making is only the way to what stands below it.
        if (createTime)
          yield { fields: fieldsToJson(rawFields(fields), root), path: path.slice(root.length + 1) }
        for (const collection of collections[index] ?? []) yield* below(path, collection)
      }
      pageToken = answer?.nextPageToken ?? ''
    } while (pageToken !== '')
  }
  const collectionsBelow = async (parent: string): Promise<string[]> => {
    const [ids] = await client.listCollectionIds({ ...at, parent })
    return ids.toSorted()
  }
  return {
    close: () => client.close(),
    collections: () => collectionsBelow(root),
    documents: collection => below(root, collection),
    name,
    async read(path) {
      const answers = client.batchGetDocuments({ ...at, database: name, documents: [`${root}/${path}`] })
      for await (const answer of answers) {
        const { found }: { found?: { fields?: unknown } | null } = Object(answer)
        if (found) return { fields: fieldsToJson(rawFields(found.fields), root), path }
      }
      return null
    },
    remove: paths => commit(paths.map(path => ({ delete: `${root}/${path}` }))),
    write: documents =>
      commit(
        documents.map(({ fields, path }) => ({
          update: { fields: fieldsToRaw(fields, root), name: `${root}/${path}` }
        }))
      )
  }
}

function clientFor(env: NodeJS.ProcessEnv): InstanceType<typeof v1.FirestoreClient> {
  const host = env.FIRESTORE_EMULATOR_HOST
  if (!host) return new v1.FirestoreClient()
  const { hostname, port } = new URL(`http://${host}`)
  return new v1.FirestoreClient({
    port: Number(port),
    projectId: env.GCLOUD_PROJECT ?? env.GOOGLE_CLOUD_PROJECT ?? 'demo-clavel',
    servicePath: hostname,
    sslCreds: credentials.createInsecure()
  })
}

/** The types of the client leave every member open. */
function rawFields(fields: unknown): RawFields {
  return Object(fields)
}
