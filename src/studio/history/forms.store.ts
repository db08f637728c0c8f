import type { FormSection } from '#domain/data/field-form.ts'
import { loadStudioContract } from '#studio/shell/studio-contract.service.ts'

/** The fields of a collection, once the contract is read. */
export async function formOf(collection: string): Promise<readonly FormSection[]> {
  return (await loadStudioContract()).formOfCollection(collection)
}
