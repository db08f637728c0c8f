import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { settings } from '#settings.ts'

/** The mark of the site, as SVG: everything that stands for it outside of its pages is drawn from this. */
function mark(): Buffer {
  return readFileSync('public/favicon.svg')
}

const [paper, themeColor] = ['#fff8f0', '#e61276']

/** Programs look for the old icon here. It has these sizes. */
const oldIcon = { file: 'favicon.ico', sizes: [16, 32, 48] }

interface Icon {
  file: string
  size: number
  /** How much of it the mark fills: where a system cuts a shape out of it, the mark stays whole. */
  filled: number
  /** Shapes that it is for, as manifests name them; null if no manifest has it. */
  purpose: 'any' | 'maskable' | null
}

export const icons: readonly Icon[] = [
  { file: 'apple-touch-icon.png', filled: 0.8, purpose: null, size: 180 },
  { file: 'iconos/192.png', filled: 0.9, purpose: 'any', size: 192 },
  { file: 'iconos/512.png', filled: 0.9, purpose: 'any', size: 512 },
  { file: 'iconos/512-recortable.png', filled: 0.6, purpose: 'maskable', size: 512 }
]

/** All files, by their names below `public`. */
export async function iconFiles(): Promise<Map<string, Buffer>> {
  const drawn = icons.map(async ({ file, filled, size }): Promise<[string, Buffer]> => [
    file,
    await onPaper(size, filled)
  ])
  return new Map([
    ...(await Promise.all(drawn)),
    [oldIcon.file, oldIconOf(await Promise.all(oldIcon.sizes.map(drawnAlone)))],
    ['manifest.webmanifest', Buffer.from(`${JSON.stringify(manifest(), null, 2)}\n`)]
  ])
}

/** Manifest for a device that puts the site on its home screen. */
function manifest(): object {
  return {
    background_color: paper,
    description: settings.claim,
    display: 'minimal-ui',
    icons: icons.flatMap(({ file, purpose, size }) =>
      purpose === null ? [] : [{ purpose, sizes: `${size}x${size}`, src: `/${file}`, type: 'image/png' }]
    ),
    // Devices know the site by this, whatever page it begins with one day.
    id: '/',
    lang: 'es',
    name: settings.name,
    scope: '/',
    short_name: settings.name,
    start_url: '/',
    theme_color: themeColor
  }
}

function drawnAlone(size: number): Promise<Buffer> {
  const density = (72 * size) / 32
  return sharp(mark(), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}

async function onPaper(size: number, filled: number): Promise<Buffer> {
  const input = await drawnAlone(Math.round(size * filled))
  return sharp({ create: { background: paper, channels: 3, height: size, width: size } })
    .composite([{ gravity: 'centre', input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const [headerBytes, entryBytes] = [6, 16]

/** An ICO file: a table of PNG pictures of several sizes, and the pictures. */
function oldIconOf(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = headerBytes + entryBytes * pictures.length
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(entryBytes)
    const size = oldIcon.sizes[index] ?? 0
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}
