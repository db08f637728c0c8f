import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { artFolder, flawsOf } from 'posters'
import { isComposition } from 'posters/compositions'
import { provinceSlugs } from '#domain/place/province.ts'
import { poster } from '#posters/poster.ts'
import { lights, sheetPage, sheetsFolder } from './sheets.ts'

const formats = ['wide', 'tall', 'share', 'mark'] as const

/** Checks the files of one composition and draws it in every format, light and province. Returns the faults, and else the page to look at. */
export async function drawComposition(name: string): Promise<{ flaws: string[]; lines: string[] }> {
  const files = join(artFolder(), name)
  if (!existsSync(files)) return { flaws: [`There is no folder packages/posters/art/${name}.`], lines: [] }
  const flaws = readdirSync(files).flatMap(file =>
    flawsOf(readFileSync(join(files, file), 'utf8')).map(flaw => `${file}: ${flaw}`)
  )
  if (flaws.length > 0) return { flaws, lines: [] }
  if (!isComposition(name)) return { flaws: [`Add ${name} to packages/posters/art/drawings.ts.`], lines: [] }
  const figures = formats.flatMap(format =>
    provinceSlugs.flatMap(province =>
      lights.map(light => {
        const svg = poster({ light, motif: name, province, seed: name }, format)
        return `<figure>${svg}<figcaption>${format} · ${province} · ${light}</figcaption></figure>`
      })
    )
  )
  await mkdir(sheetsFolder, { recursive: true })
  const page = join(sheetsFolder, `${name}.html`)
  await writeFile(page, sheetPage(8, figures))
  return { flaws: [], lines: [page] }
}
