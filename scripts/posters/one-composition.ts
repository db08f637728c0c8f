import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { artFolder } from 'posters'
import { flawsOf, sheetFlaw, type sheets } from 'posters/check'
import { dataFlaws } from 'posters/check-data'
import { dataOf, hasData, isComposition } from 'posters/compositions'
import { artName, poster, type PosterFormat, type PosterSubject } from '#posters/poster.ts'
import { lights, sheetPage, sheetsFolder } from './sheets.ts'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { scenes } from '#posters/motif.ts'

/** Checks the files of one drawing and prints it in every format and light, a composition in every province. Returns the faults, and else the page to look at. */
export async function drawComposition(
  name: string,
  art = artFolder()
): Promise<{ flaws: string[]; lines: string[] }> {
  const strange = coverFlaws(name)
  if (strange.length > 0) return { flaws: strange, lines: [] }
  const folder = join(art, name)
  if (!existsSync(folder)) return { flaws: [`There is no folder packages/posters/art/${name}.`], lines: [] }
  const { formats, isEntered, mayHave, sheets, subjects } = artKindOf(name)
  const flaws = [...fileFlaws(folder, sheets, mayHave), ...(isEntered ? listFlaws(name) : [])]
  if (flaws.length > 0) return { flaws, lines: [] }
  const figures = formats.flatMap(format =>
    subjects.flatMap(subject =>
      lights.map(light => {
        const svg = poster({ ...subject, light, seed: name }, format)
        return `<figure>${svg}<figcaption>${format} · ${subject.province} · ${light}</figcaption></figure>`
      })
    )
  )
  await mkdir(sheetsFolder, { recursive: true })
  const page = join(sheetsFolder, `${name}.html`)
  await writeFile(page, sheetPage(isEntered ? 8 : 4, figures))
  return { flaws: [], lines: [page] }
}

/** Names the faults of its files, and the files that are missing. */
function fileFlaws(folder: string, sheets: readonly Sheet[], mayHave: readonly Sheet[]): string[] {
  const files = readdirSync(folder)
  const svgOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const found = files.flatMap(file => flawsOf(svgOf(file)).map(flaw => `${file}: ${flaw}`))
  const missing = sheets
    .filter(format => !files.includes(`${format}.svg`))
    .map(format => `${format}.svg is missing: begin with ${beginning(format)}.`)
  const known = [...sheets, ...mayHave]
  const misshapen = known
    .filter(format => files.includes(`${format}.svg`))
    .flatMap(format => sheetFlaw(format, svgOf(`${format}.svg`)).map(flaw => `${format}.svg: ${flaw}`))
  const strange = files.filter(file => !known.some(format => file === `${format}.svg`))
  return [
    ...found,
    ...missing,
    ...misshapen,
    ...strange.map(file => `${file} is no file of a drawing: take it away.`)
  ]
}

function beginning(format: Sheet): string {
  return format === 'panorama' ? 'that of another cover' : `packages/posters/template/${format}.svg`
}

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

type Sheet = keyof typeof sheets

/** Lists the files of a folder of the art and says where its drawing is shown. */
interface ArtKind {
  formats: readonly PosterFormat[]
  /** Compositions are entered in lists; covers and scenes belong to a page. */
  isEntered: boolean
  /** A sheet that a drawing has only where a cut of another one would hurt it. */
  mayHave: readonly Sheet[]
  sheets: readonly Sheet[]
  subjects: Pick<PosterSubject, 'motif' | 'province'>[]
}

/** A composition that has no name yet has no subjects. */
function artKindOf(name: string): ArtKind {
  const covered = provinceSlugs.find(province => name === coverOf(province))
  if (covered !== undefined)
    return {
      formats: ['wide', 'tall', 'share', 'mark', 'panorama'],
      isEntered: false,
      mayHave: ['share'],
      sheets: ['mark', 'panorama', 'square', 'tall', 'wide'],
      subjects: [{ motif: 'cover', province: covered }]
    }
  const scene = scenes.find(each => each !== 'cover' && each === name)
  if (scene !== undefined)
    return {
      formats: ['wide'],
      isEntered: false,
      mayHave: [],
      sheets: ['mark', 'wide'],
      subjects: [{ motif: scene, province: wholeRegion }]
    }
  return {
    formats: ['wide', 'tall', 'share', 'mark'],
    isEntered: true,
    mayHave: ['share'],
    sheets: ['mark', 'square', 'tall', 'wide'],
    subjects: isComposition(name) ? provinceSlugs.map(province => ({ motif: name, province })) : []
  }
}

/** Says that a cover is of no province. */
function coverFlaws(name: string): string[] {
  const covers = provinceSlugs.map(coverOf)
  return name.startsWith('cover-') && !covers.includes(name)
    ? [`${name} is the cover of no province: there are ${covers.join(', ')}.`]
    : []
}

function coverOf(province: (typeof provinceSlugs)[number]): string {
  return artName({ motif: 'cover', province })
}
