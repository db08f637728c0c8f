import { resolve } from 'node:path'
import {
  type ExtractedKey,
  type I18nextToolkitConfig,
  type Logger,
  runExtractor,
  type TranslationResult
} from 'i18next-cli'
import ts from 'typescript'
import { languages } from '#domain/text/locale.ts'
import { readKeys } from './read-keys.ts'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { convertToTsx } from '@astrojs/astro2tsx'

const suffix = '.tsx'

/** The code of the site and its commands with their types. A template is in it as the TSX that Astro's own converter makes of it. */
function typedProgram(root: string): ts.Program {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(root, 'tsconfig.json'), file => ts.sys.readFile(file)).config,
    ts.sys,
    root
  )
  const files = (pattern: string) => globSync(pattern, { cwd: root }).map(file => resolve(root, file))
  const sources = [
    ...files('{src,scripts}/**/*.{ts,tsx}'),
    ...files('{.astro,node_modules/@astrojs/language-server/types}/*.d.ts'),
    ...files('src/**/*.astro').map(file => `${file}${suffix}`)
  ]
  return ts.createProgram(
    sources,
    { ...options, noEmit: true },
    withTemplates(ts.createCompilerHost(options), root)
  )
}

function withTemplates(plain: ts.CompilerHost, root: string): ts.CompilerHost {
  const templateOf = (file: string) => {
    const template = file.endsWith(`.astro${suffix}`) ? file.slice(0, -suffix.length) : null
    return template !== null && existsSync(template) ? template : null
  }
  const readFile = (file: string) => {
    const template = templateOf(file)
    return template === null ? plain.readFile(file) : asTsx(readFileSync(template, 'utf8'), template)
  }
  return {
    ...plain,
    fileExists: file => templateOf(file) !== null || plain.fileExists(file),
    getSourceFile: (file, options, ...rest) =>
      templateOf(file) === null
        ? plain.getSourceFile(file, options, ...rest)
        : ts.createSourceFile(file, readFile(file) ?? '', options, true, ts.ScriptKind.TSX),
    readFile,
    resolveModuleNameLiterals: (names, importer, redirected, options, source) =>
      names.map(name =>
        name.text.endsWith('.astro')
          ? {
              resolvedModule: {
                extension: suffix,
                resolvedFileName: `${placeOf(name.text, importer, root)}${suffix}`
              }
            }
          : ts.resolveModuleName(
              name.text,
              importer,
              options,
              plain,
              undefined,
              redirected,
              ts.getModeForUsageLocation(source, name, options)
            )
      )
  }
}

function placeOf(name: string, importer: string, root: string): string {
  return name.startsWith('#') ? resolve(root, 'src', name.slice(1)) : resolve(importer, '..', name)
}

/** A template as TSX, which both TypeScript and i18next-cli can read. */
function asTsx(template: string, file: string): string {
  return convertToTsx(template, { filename: file }).code
}

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
