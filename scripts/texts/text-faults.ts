import { resolve } from 'node:path'
import {
  type ExtractedKey,
  type I18nextToolkitConfig,
  type Logger,
  type TranslationResult,
  runExtractor
} from 'i18next-cli'
import type ts from 'typescript'
import { languages } from '#domain/text/locale.ts'
import { readKeys } from './read-keys.ts'
import { asTsx, typedProgram } from './typed-program.ts'

interface TextFiles {
  languages: readonly string[]
  /** Below the root; its first language says which keys there are. */
  place: string
  /** Functions that take a key. */
  translators: string[]
}

const interfaceTexts: TextFiles = {
  languages: ['es', ...languages.filter(language => language !== 'es')],
  place: 'src/i18n/locales/{{language}}.json',
  translators: ['t', '*.t']
}

const studioTexts: TextFiles = {
  languages: ['es', 'en'],
  place: 'src/studio/texts/{{language}}.json',
  translators: []
}

const numberForm = /_(?:one|other)$/
const namespace = 'messages'
const silent: Logger = { error: console.error, info: () => {}, warn: console.warn }

/** A line for each text that nothing shows, and for each that a language lacks. */
export async function textFaults(
  root: string,
  report: (done: number, total: number) => void = () => {}
): Promise<string[]> {
  const program = typedProgram(root)
  const faults: string[] = []
  const all = [interfaceTexts, studioTexts]
  for (const [done, texts] of all.entries()) {
    report(done, all.length)
    const { hasErrors, results } = await runExtractor(configOf(texts, root, program), {
      isDryRun: true,
      logger: silent,
      quiet: true
    })
    if (hasErrors) faults.push(`i18next-cli could not read all code for ${texts.place}`)
    faults.push(...results.flatMap(result => faultsOf(result, root)))
  }
  report(all.length, all.length)
  return faults
}

function configOf(texts: TextFiles, root: string, program: ts.Program): I18nextToolkitConfig {
  const spanish = resolve(root, texts.place.replace('{{language}}', 'es'))
  return {
    extract: {
      defaultNS: namespace,
      // Every text has its number forms in the file; i18next takes `other` where a language has one more, as Spanish for a million.
      disablePlurals: true,
      extractFromComments: false,
      functions: texts.translators,
      input: resolve(root, 'src/**/*.{astro,ts,tsx}'),
      nsSeparator: false,
      output: resolve(root, texts.place),
      sort: false
    },
    locales: [...texts.languages],
    plugins: [
      {
        name: 'templates',
        onLoad: (code, file) => (file.endsWith('.astro') ? asTsx(code, file) : undefined)
      },
      {
        name: 'typed texts',
        onEnd: keys => addReadKeys(keys, readKeys(program, spanish))
      }
    ]
  }
}

/** Adds what is read with its type, and puts the number forms in the place of a text that has them. */
function addReadKeys(found: Map<string, ExtractedKey>, { all, read }: ReturnType<typeof readKeys>): void {
  const named = new Set([...read, ...[...found.values()].map(({ key }) => key)])
  for (const key of all) {
    const withoutForm = key.replace(numberForm, '')
    if (named.has(key) || named.has(withoutForm)) found.set(`${namespace}:${key}`, { key, ns: namespace })
    if (!all.has(withoutForm)) found.delete(`${namespace}:${withoutForm}`)
  }
}

function faultsOf(
  { existingTranslations, newTranslations, path }: TranslationResult,
  root: string
): string[] {
  const file = path.replace(`${root}/`, '')
  const [now, wanted] = [keysIn(existingTranslations), keysIn(newTranslations)]
  return [
    ...now.filter(key => !wanted.includes(key)).map(key => `${file}: nothing shows ${key}`),
    ...wanted.filter(key => !now.includes(key)).map(key => `${file}: ${key} is missing`)
  ]
}

/** A list is one text. i18next-cli writes a list of objects as an object that counts. */
function keysIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null && !('0' in text)
      ? keysIn(text).map(key => `${name}.${key}`)
      : [name]
  )
}
