import { spawn } from 'node:child_process'
import { publishedCatalog } from '#catalog/model/photos.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { end } from './console.ts'
import { startBackEnd } from './local/back-end.ts'
import { existingDataOption } from './local/existing-data.ts'
import { photographsInDevelopment } from './site/pictures/photos/development.ts'
import { placePictures } from './site/pictures/kept-pictures.ts'
import { photoSizes } from './site/pictures/photos/sizes.ts'
import { reportPhotos } from './site/pictures/photo-report.ts'
import { gatherPhotos } from './site/pictures/photos.ts'

/** Astro's development server on the data of `npm start`: pages alone, without the functions. */
const stopping = new AbortController()
const filled = await startBackEnd('', stopping.signal, existingDataOption('dev'))
if (filled.kind === 'refused') end(filled)

const { content } = decodeSnapshot(readSnapshot())
reportPhotos(await gatherPhotos(content.experiences))
await placePictures(photoSizes('.cache/fotografias'), publishedCatalog(content), photographsInDevelopment)

const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev'], { stdio: 'inherit' })
// A Ctrl-C reaches the server by itself; everything else ends with it.
process.on('SIGINT', () => {})
process.once('SIGTERM', () => server.kill())
server.once('exit', () => {
  stopping.abort()
  end({ kind: 'done' })
})
