/** Writes one page with every picture in every palette, light and size, to be looked at: `.cache/posters.html`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { provinceSlugs } from '#domain/province.ts'
import type { TimeOfDay } from '#domain/schedule.ts'
import { motifs, scenes } from '#posters/motif.ts'
import { poster, type PosterFormat, type PosterSubject } from '#posters/poster.ts'

const lights: TimeOfDay[] = ['morning', 'day', 'evening', 'night']
const sizes: number[] = []
const started = performance.now()

function figure(subject: PosterSubject, format: PosterFormat, width: number): string {
  const svg = poster(subject, format)
  sizes.push(brotliCompressSync(svg).length)
  const title = `${subject.motif} · ${subject.province} · ${subject.light} · ${subject.seed}`
  return `<figure title="${title}"><div data-width="${width}">${svg}</div></figure>`
}

function section(title: string, columns: number, figures: string[]): string {
  return `<h2>${title}</h2><section data-columns="${columns}">${figures.join('')}</section>`
}

const pictures = [...motifs, ...scenes]
const [wide, tall, mark] = (['wide', 'tall', 'mark'] as const).map(format =>
  pictures.flatMap(motif =>
    provinceSlugs.map((province, index) =>
      figure({ light: lights[index % 4] ?? 'day', motif, province, seed: `sheet ${index}` }, format, 160)
    )
  )
)
const covers = provinceSlugs.flatMap(province =>
  lights.map(light => figure({ light, motif: 'cover', province, seed: province }, 'wide', 400))
)
const collection = (motif: PosterSubject['motif'], province: PosterSubject['province']) =>
  Array.from({ length: 24 }, (_, index) =>
    figure({ light: lights[index % 4] ?? 'day', motif, province, seed: `exp-${index}` }, 'wide', 400)
  )
const large = motifs.map(motif =>
  figure({ light: 'evening', motif, province: 'malaga', seed: 'large' }, 'share', 1200)
)
const css = `body{margin:2rem;background:#fff8f0;color:#1b1020;font:16px sans-serif}h2{margin:2rem 0 1rem}
section{display:grid;gap:10px}figure{margin:0}svg{display:block;width:100%;height:auto}
[data-columns="9"]{grid-template-columns:repeat(9,160px)}[data-columns="4"]{grid-template-columns:repeat(4,1fr)}
[data-columns="2"]{grid-template-columns:repeat(2,1fr)}[data-columns="1"]{grid-template-columns:minmax(0,1200px)}
[data-columns="18"]{grid-template-columns:repeat(18,72px)}`
const html = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Posters</title><style>${css}</style>
${section('Twenty-four of one category in one province', 4, collection('guitarra', 'sevilla'))}
${section('Twenty-four more', 4, collection('ola', 'cadiz'))}
${section('Covers in four lights', 4, covers)}
${section('Every picture in every palette, 160 px', 9, wide ?? [])}
${section('On a phone', 9, tall ?? [])}
${section('Marks', 18, mark ?? [])}
${section('At 1200 px', 1, large)}</html>`

await mkdir('.cache', { recursive: true })
await writeFile('.cache/posters.html', html)
const ordered = sizes.toSorted((one, other) => one - other)
const median = ordered[Math.floor(ordered.length / 2)] ?? 0
console.log(
  `${ordered.length} posters, brotli median ${median} B, largest ${ordered.at(-1) ?? 0} B, ${Math.round(performance.now() - started)} ms`
)
console.log('.cache/posters.html')
