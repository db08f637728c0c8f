import type { Content } from '#domain/catalogue/content.ts'
import {
  decodeDefaultPartners,
  decodeProvinceImages,
  decodeSampleNotice,
  knownPartners
} from '#contract/documents/configuration.ts'
import { excerptOf, type Problem } from '#contract/problems/problem.ts'
import { createReader, createNotes } from './reader.ts'
import type { RawDocument } from './snapshot.ts'

type Configuration = Pick<Content, 'defaultPartners' | 'isSample' | 'provinceImages'>

/** The documents of `configuracion`, by what they say. */
const names = {
  images: 'imagenesProvincias',
  partners: 'partnersProvincia',
  sampleNotice: 'catalogo'
} as const

const unknownDocument = {
  collection: 'configuracion',
  expected: `uno de estos ids: ${Object.values(names).join(', ')}`,
  field: 'id',
  outcome: 'ignored',
  problem: 'el sitio no usa este documento'
} as const

/** A reader of the documents of `configuracion`; those it does not know are left alone, and named. */
export function createConfigurationReader(): (
  documents: RawDocument[],
  partnerIds: ReadonlySet<string>,
  problems: Problem[]
) => Configuration {
  const readImages = createReader('configuracion', decodeProvinceImages)
  const readPartners = createReader('configuracion', decodeDefaultPartners)
  const readSampleNotice = createReader('configuracion', decodeSampleNotice)
  return (documents, partnerIds, problems) => {
    const named = (name: string) => documents.filter(({ id }) => id === name)
    const [images = {}] = readImages(named(names.images), problems)
    const [chosen = {}] = readPartners(named(names.partners), problems)
    const [isSample = false] = readSampleNotice(named(names.sampleNotice), problems)
    const known = new Set<string>(Object.values(names))
    const unknown = documents.filter(({ id }) => !known.has(id))
    problems.push(...unknown.map(({ id }) => ({ ...unknownDocument, id, value: excerptOf(id) })))
    const note = createNotes(problems, 'configuracion', names.partners)
    const defaultPartners = knownPartners(chosen, id => partnerIds.has(id), note)
    return { defaultPartners, isSample, provinceImages: images }
  }
}
