declare module 'subset-font' {
  interface Options {
    keepFeatures: readonly string[]
    /** Names of the font that stay beside its own: here where its licence is. */
    preserveNameIds: readonly number[]
    targetFormat: 'woff2'
    /** The range of an axis that stays, or the one value that does. */
    variationAxes: Readonly<Record<string, number | { max: number; min: number }>>
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
