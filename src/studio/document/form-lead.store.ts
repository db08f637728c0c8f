import { atom } from 'nanostores'

/** The field that the form is to lead to: `precios.0.precios.adulto`. A new object leads there once more. */
export interface FieldLead {
  field: string
}

export const $fieldLead = atom<FieldLead | null>(null)

export function leadToField(field: string): void {
  $fieldLead.set({ field })
}
