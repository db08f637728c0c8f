import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'
import ts from 'typescript'

const suffix = '.tsx'

/** The code of the site and its commands with their types. A template is in it as the TSX that Astro's own converter makes of it. */
export function typedProgram(root: string): ts.Program {
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
export function asTsx(template: string, file: string): string {
  return convertToTsx(template, { filename: file }).code
}
