import { type Dealing, type HostSettings, thirdPartiesOf } from './third-parties.ts'

/** Hashes of the scripts and styles inside the pages: `'sha256-…'`. */
export interface InlineSums {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Browsers send their reports there by themselves (`src/functions/site/client-reports.ts`). */
const reportsAddress = '/fn/informes'

/** The value of the header `Reporting-Endpoints`. There is no `default` one, to which browsers send every notice of an old feature as well. */
export const reportingEndpoints = `crash-reporting="${reportsAddress}", policy="${reportsAddress}"`

/**
 * The content security policy of the pages: our own files, the scripts and styles that stand in the pages, and the hosts that the shop is set
 * up for. Nothing else runs, and nothing is framed.
 */
export function contentPolicy(inline: InlineSums, settings: HostSettings): string {
  const hosts = (dealing: Dealing) =>
    [...new Set(thirdPartiesOf(settings).flatMap(party => party.hosts[dealing] ?? []))].toSorted()
  return written([
    ["default-src 'self'"],
    ["script-src 'self'", ...inline.scripts.toSorted(), ...hosts('script-src')],
    ["style-src 'self'", ...inline.styles.toSorted()],
    // No element of ours carries a style attribute.
    ["style-src-attr 'none'"],
    ["img-src 'self' data:", ...hosts('img-src')],
    ["connect-src 'self'", ...hosts('connect-src')],
    ["frame-src 'self'", ...hosts('frame-src')],
    ["worker-src 'self'"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    // For browsers that do not know the second one; the others pass over the first.
    [`report-uri ${reportsAddress}`],
    ['report-to policy']
  ])
}

/** That of the pages below `/embed/`, which every site may frame: their one script and style, our posters and data, and nothing of other hosts. */
export function embedPolicy({ scripts, styles }: InlineSums): string {
  return written([
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts.toSorted()],
    ['style-src', ...(styles.length > 0 ? styles.toSorted() : ["'none'"])],
    ["img-src 'self'"],
    ["connect-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ['frame-ancestors *']
  ])
}

function written(directives: readonly (readonly string[])[]): string {
  return directives.map(parts => parts.join(' ')).join('; ')
}
