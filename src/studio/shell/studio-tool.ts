import type { StudioRights } from '#domain/account/rights.ts'

/** Tools of the studio besides documents. */
export const studioTools = [
  'hoy',
  'opiniones',
  'propuestas',
  'traducir',
  'informe',
  'importar',
  'personas',
  'registro',
  'volver'
] as const
export type StudioTool = (typeof studioTools)[number]

const toolsWithPlaces: readonly StudioTool[] = ['propuestas', 'traducir', 'volver']

/** The tool that the fragment of an address names: `#/personas`. An address without a place is the start of the day; some tools have places of their own behind them. */
export function toolIn(fragment: string): StudioTool | null {
  if (fragment === '' || fragment === '#') return 'hoy'
  const [, name, ...more] = fragment.split('/')
  const found = studioTools.find(tool => tool === name) ?? null
  return more.length === 0 || (found !== null && toolsWithPlaces.includes(found)) ? found : null
}

export function fragmentOfTool(tool: StudioTool): string {
  return `#/${tool}`
}

/** Where a proposal is answered. */
export function fragmentOfProposal(id: string): string {
  return `${fragmentOfTool('propuestas')}/${id}`
}

/** The proposal that an address names; null for none. */
export function proposalIn(fragment: string): string | null {
  const [, name, id = ''] = fragment.split('/')
  return name === 'propuestas' && id !== '' ? id : null
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

/** The tab that stands for a tool: going back to a moment is a part of the history. */
export function tabOf(tool: StudioTool): StudioTool {
  return tool === 'volver' ? 'registro' : tool
}

/** The tools that a person has a use for, each with a tab of its own. The functions refuse all else, whatever the page shows. */
export function toolsFor({ companies, isAdmin, isEditor, languages }: StudioRights): StudioTool[] {
  return [
    ...(companies.length > 0 || isAdmin || isEditor ? ['hoy' as const, 'propuestas' as const] : []),
    ...(isAdmin ? ['opiniones' as const] : []),
    ...(isAdmin || isEditor || languages.length > 0 ? ['traducir' as const] : []),
    ...(isAdmin || isEditor ? ['informe' as const, 'importar' as const] : []),
    ...(isAdmin ? ['personas' as const, 'registro' as const] : [])
  ]
}

/** Whether a person only translates: they see texts, and no documents. */
export function isTranslatorAlone({ companies, isAdmin, isEditor, languages }: StudioRights): boolean {
  return languages.length > 0 && companies.length === 0 && !isAdmin && !isEditor
}
