import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textFaults } from '../../../scripts/texts/text-faults.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
})

afterEach(() => {
  rmSync(root, { force: true, recursive: true })
})

const spanish = {
  box: { copied: 'Copiado', failed: 'Falló', lead: 'Entrada', unseen: 'Nadie lo ve' },
  days_one: '{{count}} día',
  days_other: '{{count}} días',
  list: [{ name: 'uno' }, { name: 'dos' }],
  reasons: { late: 'Tarde', soon: 'Pronto' },
  state: { open: 'Abierto', shut: 'Cerrado' },
  title: 'Título',
  unused: 'Nada lo enseña'
}

const files = {
  'src/Card.tsx': `
    import type { Texts } from './texts'
    export const Card = ({ texts }: { texts: Pick<Texts['box'], 'lead'> }) => texts.lead
    export const copied = ({ copied, failed }: { copied: string; failed: string }) => copied + failed
  `,
  'src/Page.astro': `---
import { copied } from './Card'
import { t, texts } from './texts'
const reason: string = Astro.url.hash
const state: 'open' | 'shut' = reason === '' ? 'open' : 'shut'
const names: Record<string, string> = texts.reasons
---
<h1 title={names[reason]}>{t('title')}</h1>
{texts.list.map(line => <p>{line.name}{t(\`state.\${state}\`)}{t('days', { count: 2 })}</p>)}
{copied(texts.box)}
`,
  'src/texts.ts': `
    import es from './i18n/locales/es.json'
    export type Texts = typeof es
    export type Translator = (key: 'title' | 'days' | 'state.open' | 'state.shut', values?: object) => string
    export const texts: Texts = es
    export const t: Translator = key => key
  `,
  'src/studio.ts': `
    import type studio from './studio/texts/es.json'
    export const heading = (texts: typeof studio) => texts.heading
  `,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      jsx: 'preserve',
      lib: ['ES2024', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      resolveJsonModule: true,
      strict: true
    }
  })
}

test('texts that no code shows and those that a language lacks are named, wherever they are read', async () => {
  const { title: _title, ...withoutTitle } = spanish
  for (const [file, content] of Object.entries({
    ...files,
    ...Object.fromEntries(
      ['es', 'de', 'en', 'fr', 'pt'].map(language => [
        `src/i18n/locales/${language}.json`,
        JSON.stringify(language === 'de' ? withoutTitle : spanish)
      ])
    ),
    'src/studio/texts/en.json': '{ "heading": "Heading" }',
    'src/studio/texts/es.json': '{ "heading": "Título", "gone": "Nada" }'
  })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const faults = await textFaults(root)
  expect(faults.filter(fault => /\/(?:es|de)\.json/.test(fault))).toEqual([
    'src/i18n/locales/es.json: nothing shows box.unseen',
    'src/i18n/locales/es.json: nothing shows unused',
    'src/i18n/locales/de.json: nothing shows box.unseen',
    'src/i18n/locales/de.json: nothing shows unused',
    'src/i18n/locales/de.json: title is missing',
    'src/studio/texts/es.json: nothing shows gone'
  ])
}, 30_000)
