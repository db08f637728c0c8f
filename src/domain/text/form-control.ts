/** State of a form's field; a text field has nothing to check. */
export interface FormControl {
  checked?: boolean
  defaultChecked?: boolean
  defaultValue: string
  type: string
  value: string
}

/** Says whether the field is chosen rather than typed. */
export function isBox({ type }: Pick<FormControl, 'type'>): boolean {
  return type === 'checkbox' || type === 'radio'
}

/** Whether it is not as the page had it: the value of a box stays the same, and where it has none it is another one than the attribute. */
export function isDirty(field: FormControl): boolean {
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
