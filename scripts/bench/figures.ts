import type { EditFigures, PublishingFigures } from './publishing.ts'
import { kilobytes, type Measured } from './section.ts'
import type { Weights } from './weigh.ts'

export interface Figures {
  experiences: number
  seedSeconds: number
  pullSeconds: number
  /** The pull takes this long: from documents to the content of the site. */
  decodeSeconds: number
  buildSeconds: number
  /** The build takes this long: from the first page to the last. */
  renderSeconds: number
  pages: number
  pagesPerSecond: number
  peakMb: number
  output: Weights
  /** Cost of an edit of a finished site. */
  publishing: PublishingFigures
  /** The pictures for sharing, which are not part of the clean build: drawn for the first time, and when all are there. */
  sharing: Sharing | null
}

interface Sharing {
  pictures: number
  bytes: number
  firstSeconds: number
  againSeconds: number
}

/** The figures as lines for people. */
export function rowsOf(figures: Figures): Measured['rows'] {
  const {
    buildSeconds,
    decodeSeconds,
    output,
    pages,
    peakMb,
    publishing,
    pullSeconds,
    renderSeconds,
    sharing
  } = figures
  return [
    ['experiences', String(figures.experiences)],
    ['seed', `${figures.seedSeconds} s`],
    ['pull', `${pullSeconds} s, of it decoding ${decodeSeconds} s`],
    ['clean build', `${buildSeconds} s, of it rendering ${renderSeconds} s`],
    ['pages', `${pages}, ${figures.pagesPerSecond} a second`],
    ['memory at most', `${peakMb} MB`],
    ['output', `${megabytes(output.bytes)} in ${output.files} files`],
    ...output.pageTypes.map(({ medianBrotliBytes, medianBytes, pages: count, type }): [string, string] => [
      `  ${type} (${count})`,
      `${kilobytes(medianBytes)}, ${kilobytes(medianBrotliBytes)} brotli (median)`
    ]),
    ...output.forOthers.map(({ bytes, files, kind, medianBrotliBytes, medianBytes }): [string, string] => [
      `  for others: ${kind} (${files})`,
      `${kilobytes(medianBytes)}, ${kilobytes(medianBrotliBytes)} brotli (median), ${kilobytes(bytes)} in all`
    ]),
    ...(sharing === null ? [] : pictureRows(sharing)),
    ['publishing', `${publishing.peakMb} MB at most`],
    ['  nothing changed', `${publishing.unchangedSeconds} s`],
    ...publishing.edits.map(({ files, sinceSeenSeconds, sinceWriteSeconds, what }): [string, string] => [
      `  ${what}`,
      `served after ${sinceWriteSeconds} s, since it was seen ${sinceSeenSeconds.toFixed(2)} s, ${files} files`
    ]),
    ...dailyRows(publishing.dailyEdits)
  ]
}

/** Promised time for a changed text of one experience (design.md, section 11), in seconds. */
const promisedSeconds = 0.5

/** How long they take, together and kind by kind: one alone says little, as each meets what else the machine does. */
function dailyRows(edits: EditFigures[]): Measured['rows'] {
  if (edits.length === 0) return []
  const late = edits.filter(({ sinceSeenSeconds }) => sinceSeenSeconds > promisedSeconds).length
  const most = Math.max(...edits.map(({ files }) => files))
  const kinds = Map.groupBy(edits, ({ what }) => what.replace(/, number \d+$/, ''))
  return [
    [`  ${edits.length} edits as of every day`, `since each was seen ${spreadOf(edits)}`],
    ['  of them', `${late} above ${promisedSeconds} s, ${most} files at most`],
    ...[...kinds].map(([kind, those]): [string, string] => [
      `    ${kind}`,
      `${those.length} times, ${spreadOf(those)}`
    ])
  ]
}

function spreadOf(edits: EditFigures[]): string {
  const seconds = edits.map(({ sinceSeenSeconds }) => sinceSeenSeconds).toSorted((a, b) => a - b)
  const at = (share: number) => (seconds[Math.ceil(share * seconds.length) - 1] ?? 0).toFixed(2)
  return `${at(0.5)} s in the middle, nine of ten within ${at(0.9)} s, ${at(1)} s at most`
}

function pictureRows({ againSeconds, bytes, firstSeconds, pictures }: Sharing): Measured['rows'] {
  return [
    ['sharing pictures', `${pictures}, ${megabytes(bytes)}`],
    ['  drawn', `${firstSeconds.toFixed(1)} s, again ${againSeconds.toFixed(1)} s`]
  ]
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
