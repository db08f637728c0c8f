import type { StudioRights } from '#domain/account/rights.ts'

/** Tools of the studio besides documents. */
export const studioTools = [
  'hoy',
  'propuestas',
  'traducir',
  'informe',
  'importar',
  'personas',
  'registro',
  'volver'
] as const
export type StudioTool = (typeof studioTools)[number]

/** The tool that the fragment of an address names: `#/personas`. Those of translations and of going back have places of their own behind it. */
export function toolIn(fragment: string): StudioTool | null {
  const [, name, ...more] = fragment.split('/')
  const found = studioTools.find(tool => tool === name) ?? null
  return more.length === 0 || found === 'traducir' || found === 'volver' ? found : null
}

export function fragmentOfTool(tool: StudioTool): string {
  return `#/${tool}`
}

/** Where all content can go back to a moment (ISO 8601). */
export function fragmentOfMoment(moment: string): string {
  return `${fragmentOfTool('volver')}/${moment}`
}

/** The moment that an address names; null for none. */
export function momentIn(fragment: string): string | null {
  const [, name, moment = ''] = fragment.split('/')
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) && !Number.isNaN(Date.parse(moment))
  return name === 'volver' && isMoment ? moment : null
}

/** The tools that a person has a use for. The functions refuse all else, whatever the page shows. */
export function toolsFor({ companies, isAdmin, isEditor, languages }: StudioRights): StudioTool[] {
  return [
    ...(companies.length > 0 ? ['hoy' as const] : []),
    ...(companies.length > 0 || isAdmin || isEditor ? ['propuestas' as const] : []),
    ...(isAdmin || isEditor || languages.length > 0 ? ['traducir' as const] : []),
    ...(isAdmin || isEditor ? ['informe' as const, 'importar' as const] : []),
    ...(isAdmin ? ['personas' as const, 'registro' as const, 'volver' as const] : [])
  ]
}

/** Whether a person only translates: they see texts, and no documents. */
export function isTranslatorAlone({ companies, isAdmin, isEditor, languages }: StudioRights): boolean {
  return languages.length > 0 && companies.length === 0 && !isAdmin && !isEditor
}
