import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { languages } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'
import { offline } from '#settings.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

/**
 * Signs of what is of no use without a network: sign-in, maps, measuring, what an account needs for phones, taxes and cards, the studio and the other pages of editors, and what writes embeds. Its parts are kept when they are used.
 */
const onlyOnline = [
  '@firebase/',
  'leaflet-container',
  'leaflet-pane',
  'foot-moves',
  'NOT_A_NUMBER',
  'InvalidChecksum',
  'niceType',
  'estudioGuardar',
  'estudioTextos',
  'the name is missing',
  'studio-',
  // The editor of rich text.
  'ProseMirror',
  'admin-news',
  'publicacion.json',
  'resultadosSocio',
  'partner-kit',
  'data-embed-maker',
  'idExteriorEncriptado'
]

/**
 * Writes the service worker of a built site. It holds the names of the scripts, styles and fonts, and nothing of the content: a publication
 * leaves it as it is, a change of code makes another one.
 */
export async function writeWorker(folder: string, isKept = offline.isKept): Promise<void> {
  const notices = Object.fromEntries(
    languages.map(language => [language, messages[language].connection.kept])
  )
  const { core, others } = partsOf(folder)
  const id = createHash('sha256')
    .update([...core, ...others].join('\n'))
    .digest('hex')
    .slice(0, 8)
  const { outputFiles } = await build({
    bundle: true,
    define: { VERSION: JSON.stringify({ core, id, notices, others }) },
    entryPoints: [isKept ? 'src/worker/worker.ts' : 'src/worker/unregister-worker.ts'],
    format: 'iife',
    logLevel: 'silent',
    minify: true,
    target: 'es2022',
    write: false
  })
  for (const { text } of outputFiles) writeFileAtomic(join(folder, 'sw.js'), text)
}

/** In the order of their names. */
function partsIn(folder: string): string[] {
  return readdirSync(join(folder, '_astro'), { recursive: true })
    .map(String)
    .filter(name => /\.(?:css|js|woff2)$/.test(name))
    .map(name => `/_astro/${name}`)
    .toSorted()
}

/** The scripts, styles and fonts of a built site: those that every visit may need, and the others. */
function partsOf(folder: string): { core: string[]; others: string[] } {
  const parts = partsIn(folder)
  const texts = new Map(parts.map(part => [part, readFileSync(join(folder, part), 'latin1')]))
  const heavy = new Set(parts.filter(part => onlyOnline.some(sign => texts.get(part)?.includes(sign))))
  const needsHeavy = (part: string, seen = new Set<string>()): boolean => {
    if (seen.has(part)) return false
    seen.add(part)
    return heavy.has(part) || importsOf(texts.get(part) ?? '').some(imported => needsHeavy(imported, seen))
  }
  const others = parts.filter(part => needsHeavy(part))
  return { core: parts.filter(part => !others.includes(part)), others }
}

/** Static imports of a script; files it may fetch later are left out. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
    ([, name = '']) => `/_astro/${name}`
  )
}
