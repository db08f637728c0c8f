import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { artFolder, flawsOf } from 'posters'
import { isComposition } from 'posters/compositions'
import { provinceSlugs } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { poster } from '#posters/poster.ts'
import { sheetPage } from './sheets.ts'

const folder = '.cache/carteles'
const formats = ['wide', 'tall', 'share', 'mark'] as const
const lights: TimeOfDay[] = ['morning', 'day', 'evening', 'night']

/** What an illustrator is told of one composition: what is wrong with its files, and where it can be looked at in every format, light and province. */
export async function drawComposition(name: string): Promise<{ flaws: string[]; lines: string[] }> {
  const files = join(artFolder, name)
  if (!existsSync(files)) return { flaws: [`There is no folder packages/posters/art/${name}.`], lines: [] }
  const flaws = readdirSync(files).flatMap(file =>
    flawsOf(readFileSync(join(files, file), 'utf8')).map(flaw => `${file}: ${flaw}`)
  )
  if (flaws.length > 0) return { flaws, lines: [] }
  if (!isComposition(name))
    return { flaws: [`Add ${name} to packages/posters/src/compositions.ts.`], lines: [] }
  const figures = formats.flatMap(format =>
    provinceSlugs.flatMap(province =>
      lights.map(light => {
        const svg = poster({ light, motif: name, province, seed: name }, format)
        return `<figure>${svg}<figcaption>${format} · ${province} · ${light}</figcaption></figure>`
      })
    )
  )
  await mkdir(folder, { recursive: true })
  const page = join(folder, `${name}.html`)
  await writeFile(page, sheetPage(8, figures))
  return { flaws: [], lines: [page] }
}
