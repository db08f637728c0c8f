import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'new-language-'))
const locales = ['de', 'en', 'es', 'fr', 'pt']

/** Applies the steps of CONTRIBUTING for a new language to a copy. English stands in for its texts. */
const changes: [file: string, before: string, after: string][] = [
  [
    'src/domain/text/locale.ts',
    "'fr', 'pt'] as const\nexport type Locale",
    "'fr', 'pt', 'it'] as const\nexport type Locale"
  ],
  [
    'src/domain/text/locale.ts',
    "'fr', 'pt'] as const\nexport type Language",
    "'fr', 'pt', 'it'] as const\nexport type Language"
  ],
  ['src/domain/text/locale.ts', "fr: 'fr-FR',", "fr: 'fr-FR',\n  it: 'it-IT',"],
  ['src/domain/text/locale.ts', "fr: valueIn('fr'),", "fr: valueIn('fr'), it: valueIn('it'),"],
  [
    'src/i18n/text/messages.ts',
    'import ptDocuments',
    "import itDocuments from '#i18n/documents/it.json' with { type: 'json' }\nimport ptDocuments"
  ],
  [
    'src/i18n/text/messages.ts',
    'import pt from',
    "import it from '#i18n/locales/it.json' with { type: 'json' }\nimport pt from"
  ],
  ['src/i18n/text/messages.ts', '{ de, en, es, fr, pt }', '{ de, en, es, fr, it, pt }'],
  ['src/i18n/text/messages.ts', '  pt: ptDocuments', '  it: itDocuments,\n  pt: ptDocuments'],
  [
    'src/domain/listing/filters/guides.ts',
    '    pt: { text',
    "    it: { text: 'guideIt', word: 'it' },\n    pt: { text"
  ],
  ['src/studio/texts/es.json', '"fr": "Francés",', '"fr": "Francés",\n    "it": "Italiano",'],
  ['src/studio/texts/en.json', '"fr": "French",', '"fr": "French",\n    "it": "Italian",'],
  ...locales.map((locale): [string, string, string] => [
    `src/i18n/locales/${locale}.json`,
    '"guideEn":',
    '"guideIt": "italiano",\n    "guideEn":'
  ])
]

/** Every layer that knows languages, but for the templates. */
const project = {
  compilerOptions: {
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    exactOptionalPropertyTypes: false,
    jsx: 'react-jsx',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    noEmit: true,
    types: ['node']
  },
  extends: 'astro/tsconfigs/strictest',
  include: ['catalog', 'contract', 'domain', 'functions', 'i18n', 'stores', 'studio'].map(
    layer => `src/${layer}/**/*.ts`
  )
}

beforeAll(() => {
  for (const name of ['src', 'package.json']) cpSync(name, join(copy, name), { recursive: true })
  for (const name of ['node_modules', 'packages']) symlinkSync(resolve(name), join(copy, name))
  for (const [file, before, after] of changes) {
    const text = readFileSync(join(copy, file), 'utf8')
    if (!text.includes(before)) throw new Error(`${file} has no «${before}» any more`)
    writeFileSync(join(copy, file), text.replace(before, after))
  }
  for (const folder of ['locales', 'documents']) {
    const place = join(copy, 'src/i18n', folder)
    cpSync(join(place, 'en.json'), join(place, 'it.json'))
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project))
})

afterAll(() => rmSync(copy, { force: true, recursive: true }))

test('a new language touches what CONTRIBUTING says, and the compiler asks for nothing else', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const code = [...new Set(changes.map(([file]) => file))].filter(file => file.endsWith('.ts'))
  expect(code.filter(file => !guide.includes(`\`${file}\``))).toEqual([])
  expect(spawnSync(resolve('node_modules/.bin/tsc'), ['-p', copy], { encoding: 'utf8' }).stdout).toBe('')
}, 180_000)

test('a new language has addresses, texts, formats and a name of its own', () => {
  const program = `
    import { localeOfPath, pathIn, routes } from '#domain/site/routes.ts'
    import { formatsOf, ownName } from '#i18n/text/format.ts'
    import { wordsFor } from '#i18n/text/words.ts'
    const path = pathIn('it', routes.plan)
    console.log(JSON.stringify([path, localeOfPath(path), ownName('it'), formatsOf('it').price(12.5), wordsFor('it').t('home.heading')]))
  `
  writeFileSync(join(copy, 'program.ts'), program)
  const answer: unknown = JSON.parse(
    execFileSync(process.execPath, ['program.ts'], { cwd: copy, encoding: 'utf8' })
  )
  const { home }: { home?: { heading?: unknown } } = Object(
    JSON.parse(readFileSync('src/i18n/locales/en.json', 'utf8'))
  )
  expect(answer).toEqual(['/it/plan', 'it', 'Italiano', '12,50\u00A0€', home?.heading])
})
