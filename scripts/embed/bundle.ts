import { build } from 'esbuild'

/** The element that foreign pages load, in one file without imports. The same source makes the same bytes. */
export async function bundleEmbed(): Promise<Buffer> {
  const { outputFiles } = await build({
    alias: { 'react/jsx-runtime': './src/elements/embed/jsx-runtime.ts' },
    bundle: true,
    entryPoints: ['src/elements/embed/element.ts'],
    format: 'esm',
    legalComments: 'none',
    logLevel: 'silent',
    // Not the names: they would be others with each change of what it leaves out of its modules.
    minifySyntax: true,
    minifyWhitespace: true,
    target: 'es2022',
    write: false
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild wrote nothing')
  return Buffer.from(file.contents)
}
