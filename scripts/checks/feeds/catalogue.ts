import { type Fault, jsonOf } from 'site-checks'
import { isNode, nodesOf, textOf } from 'site-checks/structured-data'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { experiencesIn, listedIn, listsIn, partsIn } from '#contract/published/catalogue.ts'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { settings } from '#settings.ts'
import { pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Site } from '../site.ts'

export const catalogueChecks: readonly Check[] = [
  {
    checkSite: site => {
      const validate = validatorOf(site)
      const at = feedRoutes.catalogueSchema
      if (validate === null) return [{ at, change: 'Write a JSON schema of draft 2020-12.' }]
      return [feedRoutes.catalogue, feedRoutes.catalogueChanges, ...partsOf(site), ...listsOf(site)].flatMap(
        at => schemaFaults(at, site, validate)
      )
    },
    id: 'F1',
    name: 'the catalogue and its parts follow its schema'
  },
  { checkSite: experienceFaults, id: 'F1', name: 'the catalogue says what the pages say' },
  { checkSite: listFaults, id: 'F1', name: 'the lists of the catalogue name what its parts have' }
]

function validatorOf(site: Site): ValidateFunction | null {
  const schema = jsonOf(site, feedRoutes.catalogueSchema)
  if (!isNode(schema)) return null
  const ajv = new Ajv2020({ allErrors: false })
  formats.default(ajv)
  try {
    return ajv.compile(schema)
  } catch {
    return null
  }
}

function schemaFaults(at: string, site: Site, validate: ValidateFunction): Fault[] {
  const content = jsonOf(site, at)
  if (!isNode(content)) return [{ at, change: 'Write this file as JSON: the catalogue names it.' }]
  if (content.$schema !== settings.site + feedRoutes.catalogueSchema) {
    return [{ at, change: `Name the schema of the file in $schema.` }]
  }
  if (validate(content)) return []
  const errors = (validate.errors ?? []).slice(0, 3)
  return errors.map(({ instancePath, message }) => ({ at, change: `Let ${instancePath} fit: ${message}` }))
}

/** The addresses of the files that the catalogue consists of. */
export function partsOf(site: Site): string[] {
  return partsIn(jsonOf(site, feedRoutes.catalogue)).map(url => pathOf(url) ?? url)
}

function listsOf(site: Site): string[] {
  return listsIn(jsonOf(site, feedRoutes.catalogue)).map(url => pathOf(url) ?? url)
}

/** Each of a list stands in the part that the list names. */
function listFaults(site: Site): Fault[] {
  const parts = new Map(partsOf(site).map(at => [at, experiencesIn(jsonOf(site, at)).map(({ url }) => url)]))
  return listsOf(site).flatMap(at =>
    listedIn(jsonOf(site, at))
      .filter(({ part, url }) => !parts.get(pathOf(part) ?? '')?.includes(url))
      .map(({ part, url }) => ({ at, change: `Name the part that has ${url}: ${part} has not.` }))
  )
}

/** Each experience has its page, once, and what an adult pays is what its page offers. */
function experienceFaults(site: Site): Fault[] {
  const seen = new Set<string>()
  return partsOf(site).flatMap(at =>
    experiencesIn(jsonOf(site, at)).flatMap(({ adultEuros, url }) => {
      const path = pathOf(url) ?? ''
      if (!site.has(path)) return [{ at, change: `Name pages that are there: ${url} is not.` }]
      if (seen.has(path)) return [{ at, change: `Name ${path} once.` }]
      seen.add(path)
      const thing = nodesOf(site.page(path)).find(node => textOf(node['@id']).endsWith('#experiencia'))
      const said = isNode(thing?.offers) ? thing.offers.price : null
      return adultEuros === said
        ? []
        : [{ at, change: `Let the adult's price of ${path} be that of its page, ${String(said)}.` }]
    })
  )
}
