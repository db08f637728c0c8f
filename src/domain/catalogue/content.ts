import type { Category } from './category.ts'
import type { Company } from './company.ts'
import type { Experience } from './experience.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import type { Partner } from '#domain/partner/partner.ts'
import type { Province, ProvinceSlug } from '#domain/place/province.ts'
import type { Question } from '#domain/question/question.ts'
import type { WeatherReport } from '#domain/forecast/report.ts'

/** Everything the editors wrote, checked and in the words of the domain. `day` is the day it was read in Andalusia, `YYYY-MM-DD`. */
export interface Content {
  day: string
  experiences: Experience[]
  /** The ids of experiences that were published once and are gone, or a draft again: in their order. */
  formerIds: string[]
  opinions: Record<string, Opinion[]>
  categories: Category[]
  companies: Company[]
  questions: Question[]
  partners: Partner[]
  /** Partners whose partnership ended. Their codes are still on paper. */
  formerPartners: Partner[]
  provinces: Province[]
  /** The partner that counts in a province when the visitor brings none. */
  defaultPartners: Partial<Record<ProvinceSlug, string>>
  /** The experiences, companies and opinions are examples, and every page says so. */
  isSample: boolean
  provinceImages: Partial<Record<ProvinceSlug, string>>
  /** Null where no weather is configured. No editor wrote it, and no page but its own file shows it. */
  weather: WeatherReport | null
}
