import { createHash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ReadablePhoto } from '#contract/published/photo-index.ts'

/** The widest size the pages show, on a screen of twice the density. */
const widest = 1600
const asMaster = { chromaSubsampling: '4:4:4', quality: 90 }
const formats = ['jpeg', 'png', 'webp', 'heif']

/** Keeps the photograph upright and no wider than needed, in a file named after what it was made from; null when it cannot be read. */
export async function keepMaster(content: Buffer, folder: string): Promise<ReadablePhoto | null> {
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 20)}.jpg`
  const file = join(folder, name)
  try {
    if (existsSync(file)) return { file: name, ...(await sizeOf(file)) }
    const { format } = await sharp(content).metadata()
    if (!formats.includes(format)) return null
    const upright = sharp(content).rotate().resize({ width: widest, withoutEnlargement: true })
    const { data, info } = await upright
      .flatten({ background: '#ffffff' })
      .jpeg(asMaster)
      .toBuffer({ resolveWithObject: true })
    await writeWhole(file, data)
    return { file: name, height: info.height, width: info.width }
  } catch {
    return null
  }
}

/** A reader of the file finds all of it. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await writeFile(`${file}.tmp`, data)
  renameSync(`${file}.tmp`, file)
}

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { height, width } = await sharp(file).metadata()
  return { height, width }
}
