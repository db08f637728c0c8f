/** What a field of a form says of itself; one for texts has nothing to check. */
export interface FormControl {
  checked?: boolean
  defaultChecked?: boolean
  defaultValue: string
  type: string
  value: string
}

/** What is chosen, not written. */
export function isBox({ type }: Pick<FormControl, 'type'>): boolean {
  return type === 'checkbox' || type === 'radio'
}

/** Whether it is not as the page had it: the value of a box stays the same, and where it has none it is another one than the attribute. */
export function isDirty(field: FormControl): boolean {
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
