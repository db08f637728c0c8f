import type { Category } from '#domain/catalogue/category.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { locales } from '#domain/text/locale.ts'
import { type Province, provinceSlugs } from '#domain/place/province.ts'
import type { Question } from '#domain/question/question.ts'
import { decodeCategory } from '#contract/documents/category.ts'
import { decodeComment, type PlacedOpinion } from '#contract/documents/comment.ts'
import { decodeCompany } from '#contract/documents/company.ts'
import { isDraft } from './draft.ts'
import { createExperienceReader } from './experience-reader.ts'
import { byId, byName, byOrder } from './document-order.ts'
import {
  type AddressBook,
  type AddressedCollection,
  noAddresses,
  type Owners,
  ownersAfter,
  retainedIds
} from '#contract/addresses/addresses.ts'
import { createUniqueSlugs } from '#contract/addresses/unique-slugs.ts'
import { createPartnerReader } from './partner-reader.ts'
import { excerptOf, type Problem } from '#contract/problems/problem.ts'
import { decodeProvince, defaultProvinces } from '#contract/documents/province.ts'
import { decodeQuestion } from '#contract/documents/question.ts'
import { createNotes, createReader } from './reader.ts'
import { collectionNames, type RawDocument, type Snapshot } from './snapshot.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import {
  decodeDefaultPartners,
  decodeProvinceImages,
  decodeSampleNotice,
  knownPartners
} from '#contract/documents/configuration.ts'

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
function createConfigurationReader(): (
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

/** The content of the site, and what in the documents is not as it should be. */
export interface Decoding {
  content: Content
  problems: Problem[]
  /** Who owns which address from now on. */
  addresses: AddressBook
}

/** Slugs that would collide with other pages beside the listings of categories. */
const reservedForCategories = ['index', 'pagina', ...locales]

export function decodeSnapshot(snapshot: Snapshot): Decoding {
  return createDecoder()(snapshot)
}

/** A decoder that remembers: what did not change since its last snapshot is the same object again. */
export function createDecoder(): (snapshot: Snapshot) => Decoding {
  const readExperiences = createExperienceReader()
  const readCategories = createReader('categorias', decodeCategory)
  const keepCategorySlugs = createUniqueSlugs<Category>('categorias', reservedForCategories)
  const readQuestions = createReader('preguntas', decodeQuestion)
  const keepQuestionSlugs = createUniqueSlugs<Question>('preguntas', [])
  const readCompanies = createReader('empresas', decodeCompany)
  const readPartners = createPartnerReader()
  const readProvinces = createReader('provincias', decodeProvince)
  const readConfiguration = createConfigurationReader()
  const readOpinions = createReader('comentarios', decodeComment, commentKey)

  return ({ addresses = noAddresses, collections, moment, weather = null }) => {
    const problems: Problem[] = []
    const ownership = (name: AddressedCollection, items: { id: string }[]) => ({
      kept: retainedIds(collections[name], items),
      owners: addresses[name]
    })
    const namedCategories = readCategories(collections.categorias, problems)
    const categories = keepCategorySlugs(namedCategories, ownership('categorias', namedCategories), problems)
    const companies = readCompanies(collections.empresas, problems)
    const experiences = readExperiences(
      collections.experiencias,
      { categories, companies },
      addresses.experiencias,
      problems
    )
    problems.push(...unusedCategories(categories, experiences))
    const experienceIds = experiences.map(({ id }) => id)
    const known = new Set(experienceIds)
    const opinions = placed(readOpinions(aboutPublic(collections), problems), known, problems)
    const asked = readQuestions(collections.preguntas, problems)
    const questions = keepQuestionSlugs(asked, ownership('preguntas', asked), problems)
    const { former: formerPartners, partners } = readPartners(
      collections.partners,
      { experienceIds: known, moment },
      problems
    )
    const partnerIds = new Set(partners.map(({ id }) => id))
    const content: Content = {
      day: dayInAndalusia(moment),
      experiences,
      formerIds: formerIdsIn(ownersAfter(addresses.experiencias, experiences), known),
      opinions: opinionsByExperience(experienceIds, opinions),
      categories: categories.toSorted(byOrder),
      companies: companies.toSorted(byName),
      questions: questions.toSorted(byOrder),
      partners,
      formerPartners,
      provinces: allProvinces(readProvinces(oneForEachProvince(collections.provincias, problems), problems)),
      ...readConfiguration(collections.configuracion, partnerIds, problems),
      weather
    }
    return { addresses: bookAfter(addresses, content), content, problems: inOrder(problems) }
  }
}

function bookAfter(
  addresses: AddressBook,
  { categories, experiences, questions }: Pick<Content, 'categories' | 'experiences' | 'questions'>
): AddressBook {
  return {
    categorias: ownersAfter(addresses.categorias, categories),
    experiencias: ownersAfter(addresses.experiencias, experiences),
    preguntas: ownersAfter(addresses.preguntas, questions)
  }
}

/** Every experience with an address was published once: those that are not public any longer. Of the book after this edition, so that making it again says the same. */
function formerIdsIn(owners: Owners, known: ReadonlySet<string>): string[] {
  return [...new Set(Object.values(owners))].filter(id => !known.has(id)).toSorted()
}

/** Opinions about a draft wait with it: they are no mistake. */
function aboutPublic({ comentarios, experiencias }: Snapshot['collections']): RawDocument[] {
  const drafts = new Set<unknown>(experiencias.filter(isDraft).map(({ id }) => id))
  return drafts.size === 0 ? comentarios : comentarios.filter(({ experiencia }) => !drafts.has(experiencia))
}

function placed(
  opinions: PlacedOpinion[],
  experienceIds: ReadonlySet<string>,
  problems: Problem[]
): PlacedOpinion[] {
  return opinions.filter(({ experienceId, opinion: { id } }) => {
    const isKnown = experienceIds.has(experienceId)
    if (!isKnown) problems.push({ ...lostOpinion, id, value: excerptOf(experienceId) })
    return isKnown
  })
}

const lostOpinion = {
  collection: 'comentarios',
  expected: 'el id de una experiencia que esté en el sitio',
  field: 'experiencia',
  outcome: 'left-out',
  problem: 'esa experiencia no existe'
} as const

/** A category that nothing is in has no page, and no link leads to it. */
function unusedCategories(categories: Category[], experiences: Experience[]): Problem[] {
  const used = new Set(experiences.flatMap(({ categoryIds }) => categoryIds))
  return categories.filter(({ id }) => !used.has(id)).map(({ id }) => ({ ...unusedCategory, id }))
}

const unusedCategory = {
  collection: 'categorias',
  expected: 'una experiencia que la nombre en «categorias»; o quita la categoría',
  field: 'id',
  outcome: 'ignored',
  problem: 'ninguna experiencia del sitio está en esta categoría: no tiene página',
  value: ''
} as const

function allProvinces(written: Province[]): Province[] {
  const bySlug = new Map(written.map(province => [province.slug, province]))
  return provinceSlugs.map(slug => bySlug.get(slug) ?? defaultProvinces[slug])
}

function inOrder(problems: Problem[]): Problem[] {
  const place = ({ collection }: Problem) => collectionNames.indexOf(collection)
  return problems.toSorted((one, other) => place(one) - place(other) || byId(one, other))
}

/** Comments of two experiences may have the same id. */
function commentKey({ experiencia, id }: RawDocument): string {
  return JSON.stringify([experiencia, id])
}

/** One document for each province: the one that is named after it, else the first. A copy is ignored, and reported. */
function oneForEachProvince(documents: RawDocument[], problems: Problem[]): RawDocument[] {
  const byProvince = Map.groupBy(documents, provinceOf)
  return [...byProvince].flatMap(([province, all]) => {
    const [first, ...others] = all.toSorted((one, other) => place(one, province) - place(other, province))
    problems.push(...others.map(each => copyOf(each, first?.id ?? '')))
    return first ?? []
  })
}

function provinceOf({ id, value }: RawDocument): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : id
}

function place({ id }: RawDocument, province: string): number {
  return id === province ? 0 : 1
}

function copyOf({ id, value }: RawDocument, first: string): Problem {
  return {
    collection: 'provincias',
    expected: 'un documento por provincia',
    field: 'value',
    id,
    outcome: 'left-out',
    problem: `la provincia es de ${first}`,
    value: excerptOf(value)
  }
}

/** The opinions of each experience, newest first, in the order of the experiences. */
function opinionsByExperience(
  experienceIds: readonly string[],
  placed: readonly { experienceId: string; opinion: Opinion }[]
): Content['opinions'] {
  const groups = Map.groupBy(placed, ({ experienceId }) => experienceId)
  const filled = experienceIds.flatMap(id => {
    const opinions = groups.get(id)?.map(({ opinion }) => opinion)
    return opinions ? [[id, opinions.toSorted(newestFirst)] as const] : []
  })
  return Object.fromEntries(filled)
}

function newestFirst(one: Opinion, other: Opinion): number {
  return Date.parse(other.date) - Date.parse(one.date) || byId(one, other)
}
