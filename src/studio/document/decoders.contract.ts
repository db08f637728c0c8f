import { decodeCategory } from '#contract/documents/category.ts'
import { decodeCompany } from '#contract/documents/company.ts'
import {
  decodeDefaultPartners,
  decodeProvinceImages,
  decodeSampleNotice
} from '#contract/documents/configuration.ts'
import { decodeExperience } from '#contract/documents/experience.ts'
import { decodePartner } from '#contract/documents/partner.ts'
import { decodeProvince } from '#contract/documents/province.ts'
import { decodeQuestion } from '#contract/documents/question.ts'
import { formOfDocument } from '#contract/documents/forms.ts'
import type { Decode } from '#contract/reading/decoding.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { draftMark } from './editing.ts'
import type { DocumentPlace, DocumentProblem, StudioCollection } from './studio-document.ts'

/** The very decoders of the site. */
const decoders = {
  categorias: () => decodeCategory,
  configuracion: id => configuration.get(id) ?? null,
  empresas: () => decodeCompany,
  experiencias: () => decodeExperience,
  partners: () => decodePartner,
  preguntas: () => decodeQuestion,
  provincias: () => decodeProvince
} as const satisfies Record<StudioCollection, (id: string) => Decode<unknown> | null>

const configuration = new Map<string, Decode<unknown>>([
  ['catalogo', decodeSampleNotice],
  ['imagenesProvincias', decodeProvinceImages],
  ['partnersProvincia', decodeDefaultPartners]
])

/** Whether the site has a use for a document of this name: of the configuration it knows three. */
export function isKnownDocument({ collection, id }: DocumentPlace): boolean {
  return decoders[collection](id) !== null
}

/** Whether a schema names the field, or it is the mark of a draft. */
export function isKnownField(place: DocumentPlace, name: string): boolean {
  return (
    name === draftMark ||
    formOfDocument(place).some(({ fields }) => fields.some(field => field.name === name))
  )
}

/** Problems of a document; a draft is judged as if it were to be published. */
export function documentProblems(
  { collection, id }: DocumentPlace,
  fields: DocumentFields
): DocumentProblem[] {
  const decode = decoders[collection](id)
  if (decode === null) return []
  const { borrador: mark, ...others } = plainFields(fields)
  const document = mark === true ? others : { ...others, ...(mark === undefined ? {} : { borrador: mark }) }
  return decode({ ...document, id }).problems.map(({ expected, field, outcome, problem, value }) => ({
    expected,
    field,
    isBlocking: outcome === 'left-out' || isImpossiblePrice(field, value),
    problem,
    value
  }))
}

/** The site does without such a price, and says nothing untrue; whoever writes one is still told that it is none. */
function isImpossiblePrice(field: string, value: string): boolean {
  return field === 'precioDesde' && !(Number(value) >= 0)
}
