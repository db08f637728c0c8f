import type { StudioRights } from './rights.ts'

/** What the studio shows beside documents. */
export const studioTools = ['hoy', 'propuestas', 'informe', 'importar', 'personas', 'registro'] as const
export type StudioTool = (typeof studioTools)[number]

/** The tool that the fragment of an address names: `#/personas`. */
export function toolIn(fragment: string): StudioTool | null {
  const [, name, ...more] = fragment.split('/')
  return more.length === 0 ? (studioTools.find(tool => tool === name) ?? null) : null
}

export function fragmentOfTool(tool: StudioTool): string {
  return `#/${tool}`
}

/** The tools that a person has a use for. The functions refuse all else, whatever the page shows. */
export function toolsFor({ companies, isAdmin, isEditor, languages }: StudioRights): StudioTool[] {
  return [
    ...(companies.length > 0 ? ['hoy' as const] : []),
    ...(companies.length > 0 || isAdmin || isEditor ? ['propuestas' as const] : []),
    ...(isAdmin || isEditor || languages.length > 0 ? ['informe' as const] : []),
    ...(isAdmin || isEditor ? ['importar' as const] : []),
    ...(isAdmin ? ['personas' as const, 'registro' as const] : [])
  ]
}
