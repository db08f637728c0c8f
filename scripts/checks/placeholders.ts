/** The data of a company that does not exist, as `src/settings.ts` comes. Each goes online only by mistake. */
const invented = new Set([
  '+34600000099',
  'AT/MA/00000',
  'B00000000',
  'Calle de la Claridad, 1, 29015 Málaga',
  'Clavel Experiencias, S. L.',
  'Registro Mercantil de Málaga, tomo 0, folio 0, hoja MA-0',
  'px-clavel'
])

/** Names that cannot be owned: domains kept for examples (RFC 2606), and projects of Firebase that only emulators have. */
const reserved = /\.example\b|\bdemo-/

/** One line for each setting that is still a placeholder: a notice, because a trial may well have them. */
export function placeholderNotices(settings: object): string[] {
  return placeholdersIn(settings, '').map(
    ([name, value]) => `  notice: ${name} in src/settings.ts is still a placeholder («${value}»)`
  )
}

function placeholdersIn(settings: object, within: string): [name: string, value: string][] {
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    const name = `${within}${key}`
    if (typeof value === 'object' && value !== null) return placeholdersIn(value, `${name}.`)
    const isPlaceholder = typeof value === 'string' && (invented.has(value) || reserved.test(value))
    return isPlaceholder ? [[name, value]] : []
  })
}
