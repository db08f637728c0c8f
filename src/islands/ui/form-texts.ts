/** The exact value of a field: a password may begin with a space. */
export function typedIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

export function textIn(data: FormData, name: string): string {
  return typedIn(data, name).trim()
}

/** Puts texts into the fields of their names. */
export function writeInto(form: HTMLFormElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = text
  }
}
