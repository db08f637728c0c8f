/** What the search box says, as the catalogue of texts has it. */
export interface SearchTexts {
  all: string
  categories: string
  categoryCount_one: string
  categoryCount_other: string
  failed: string
  found: string
  label: string
  likely: string
  loading: string
  none: string
  offline: string
  placeholder: string
  resultCount_one: string
  resultCount_other: string
}
