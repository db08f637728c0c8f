import { z } from 'zod/mini'

const readablePhoto = z.object({ file: z.string(), height: z.number(), width: z.number() })

/** A photograph that could be read: its file in the folder, named after its content, and its size. */
export type ReadablePhoto = z.output<typeof readablePhoto>

/** The photographs that could be read, by the addresses they have in the documents. */
export type PhotoIndex = Readonly<Record<string, ReadablePhoto>>

export const photoIndexSchema = z.record(z.string(), readablePhoto)

/** Record of a fetched photograph: the time of the request (ms), and the tag from its server. */
const fetchedPhoto = z.extend(readablePhoto, { asked: z.number(), tag: z.nullable(z.string()) })

export type FetchedPhoto = z.output<typeof fetchedPhoto>

export const fetchedPhotosSchema = z.record(z.string(), fetchedPhoto)
