import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync
} from 'node:fs'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'

import {
  type CollectionName,
  collectionNames,
  emptyCollections,
  documentIndex,
  rawDocument,
  type RawDocument
} from '#contract/reading/snapshot.ts'

type Collections = Record<CollectionName, RawDocument[]>

/** It is written last, and names the folder of the documents: readers see the documents of before or all of the new ones. */
const indexFile = 'index.json'
const chunkBytes = 65_536

export function areStored(folder: string): boolean {
  return existsSync(join(folder, indexFile))
}

/** Keeps all documents in a folder, a collection a file and a document a line, so that no text has the size of the catalogue. `head` is what is said of all of them. */
export function writeDocuments(folder: string, collections: Collections, head: object): void {
  const documents = `documents-${randomUUID()}`
  const place = join(folder, documents)
  mkdirSync(place, { recursive: true })
  for (const name of collectionNames) writeLines(fileOf(place, name), collections[name])
  const counts = Object.fromEntries(collectionNames.map(name => [name, collections[name].length]))
  const draft = join(place, indexFile)
  writeFileSync(draft, JSON.stringify({ counts, documents, head }, null, 1))
  renameSync(draft, join(folder, indexFile))
  for (const name of readdirSync(folder)) {
    if (name.startsWith('documents-') && name !== documents)
      rmSync(join(folder, name), { force: true, recursive: true })
  }
}

/** Throws where something is missing, cut, or no document; `head` is as it was given. */
export function readDocuments(folder: string): { collections: Collections; head: unknown } {
  const { counts, documents, head } = documentIndex.parse(
    JSON.parse(readFileSync(join(folder, indexFile), 'utf8'))
  )
  const collections = emptyCollections()
  for (const name of collectionNames) {
    for (const line of linesOf(fileOf(join(folder, documents), name))) {
      collections[name].push(rawDocument.parse(JSON.parse(line)))
    }
    const found = collections[name].length
    if (found !== counts[name])
      throw new Error(`${name}.jsonl has ${found} documents instead of ${counts[name]}`)
  }
  return { collections, head }
}

function fileOf(folder: string, name: CollectionName): string {
  return join(folder, `${name}.jsonl`)
}

function writeLines(file: string, documents: readonly RawDocument[]): void {
  const handle = openSync(file, 'w')
  try {
    for (const document of documents) writeSync(handle, `${JSON.stringify(document)}\n`)
  } finally {
    closeSync(handle)
  }
}

function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(chunkBytes)
    const decoder = new StringDecoder('utf8')
    let begun = ''
    for (let size = readSync(handle, chunk); size > 0; size = readSync(handle, chunk)) {
      const lines = (begun + decoder.write(chunk.subarray(0, size))).split('\n')
      begun = lines.pop() ?? ''
      yield* lines
    }
    if (begun !== '') yield begun
  } finally {
    closeSync(handle)
  }
}
