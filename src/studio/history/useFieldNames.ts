import { useEffect, useMemo, useState } from 'react'

import type { FormSection } from '#domain/data/field-form.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { type FieldNames, fieldNames } from './field-names.view.ts'
import { formOf } from './forms.store.ts'

/** Names of the fields of a collection; until the contract is read, they are called as they are stored. */
export function useFieldNames(
  collection: string | null,
  language: StudioLanguage,
  texts: StudioTexts
): FieldNames {
  const [form, setForm] = useState<readonly FormSection[]>([])
  useEffect(() => {
    let isShown = true
    if (collection !== null) void formOf(collection).then(found => isShown && setForm(found))
    return () => void (isShown = false)
  }, [collection])
  return useMemo(() => fieldNames(form, language, texts), [form, language, texts])
}
