import type { Content } from '#domain/catalogue/content.ts'
import {
  decodeDefaultPartners,
  decodeProvinceImages,
  decodeSampleNotice,
  knownPartners
} from '#contract/documents/configuration.ts'
import type { Problem } from '#contract/problems/problem.ts'
import { createReader, noteInto } from './reader.ts'
import type { RawDocument } from './snapshot.ts'

type Configuration = Pick<Content, 'defaultPartners' | 'isSample' | 'provinceImages'>

/** A reader of the documents of `configuracion`; those it does not know are left alone. */
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
    const [images = {}] = readImages(named('imagenesProvincias'), problems)
    const [chosen = {}] = readPartners(named('partnersProvincia'), problems)
    const [isSample = false] = readSampleNotice(named('catalogo'), problems)
    const note = noteInto(problems, 'configuracion', 'partnersProvincia')
    const defaultPartners = knownPartners(chosen, id => partnerIds.has(id), note)
    return { defaultPartners, isSample, provinceImages: images }
  }
}
