import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { artFolder } from 'posters'
import { flawsOf, sheetFlaw, type sheets } from 'posters/check'
import { dataFlaws } from 'posters/check-data'
import { dataOf, hasData, isComposition } from 'posters/compositions'
import { provinceSlugs } from '#domain/place/province.ts'
import { poster } from '#posters/poster.ts'
import { lights, sheetPage, sheetsFolder } from './sheets.ts'

const formats = ['wide', 'tall', 'share', 'mark'] as const

/** Checks the files of one composition and draws it in every format, light and province. Returns the faults, and else the page to look at. */
export async function drawComposition(name: string): Promise<{ flaws: string[]; lines: string[] }> {
  const folder = join(artFolder(), name)
  if (!existsSync(folder)) return { flaws: [`There is no folder packages/posters/art/${name}.`], lines: [] }
  const flaws = [...fileFlaws(folder), ...listFlaws(name)]
  if (flaws.length > 0 || !isComposition(name)) return { flaws, lines: [] }
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

/** Names the faults of its files, and the files that are missing. */
function fileFlaws(folder: string): string[] {
  const files = readdirSync(folder)
  const svgOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const found = files.flatMap(file => flawsOf(svgOf(file)).map(flaw => `${file}: ${flaw}`))
  const missing = formatsOfArt.flatMap(format => {
    const file = `${format}.svg`
    if (!files.includes(file)) return [`${file} is missing: begin with packages/posters/template/${file}.`]
    return sheetFlaw(format, svgOf(file)).map(flaw => `${file}: ${flaw}`)
  })
  const strange = files.filter(file => !formatsOfArt.some(format => file === `${format}.svg`))
  return [...found, ...missing, ...strange.map(file => `${file} is no file of a drawing: take it away.`)]
}

const formatsOfArt = ['mark', 'square', 'tall', 'wide'] as const satisfies (keyof typeof sheets)[]

/** The lists in which a drawing is entered, and what its entry says. */
function listFlaws(name: string): string[] {
  const isListed = readFileSync(namesPage, 'utf8').includes(`\`${name}\``)
  const entry = isComposition(name) && hasData(name) ? dataFlaws(dataOf(name)) : []
  return [
    ...(isComposition(name) ? [] : [`Add '${name}' to the list in packages/posters/src/names.ts.`]),
    ...(hasData(name) ? [] : [`Add an entry '${name}' to packages/posters/art/drawings.ts.`]),
    ...(isListed ? [] : [`Add \`${name}\` to the names in ${namesPage}.`]),
    ...entry.map(flaw => `packages/posters/art/drawings.ts: ${flaw}`)
  ]
}

const namesPage = 'docs/compositions.md'
