/** The data of a company that does not exist, as `src/settings.ts` comes. Each goes online only by mistake. */
const placeholders = {
  address: 'Calle de la Claridad, 1, 29015 Málaga',
  email: 'hola@clavel.example',
  legalName: 'Clavel Experiencias, S. L.',
  phone: '+34600000099',
  registration: 'Registro Mercantil de Málaga, tomo 0, folio 0, hoja MA-0',
  site: 'https://www.clavel.example',
  taxId: 'B00000000',
  tourismRegistration: 'AT/MA/00000'
} as const

type Name = keyof typeof placeholders

/** One line for each datum of the business that is still a placeholder: a notice, because a trial may well have them. */
export function placeholderNotices(business: Readonly<Record<Name, string>>): string[] {
  return Object.entries(placeholders).flatMap(([name, value]) =>
    new Map<string, string>(Object.entries(business)).get(name) === value
      ? [`  notice: ${name} in src/settings.ts is still a placeholder («${value}»)`]
      : []
  )
}
