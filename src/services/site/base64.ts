const chunk = 32_768

export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let letters = ''
  // In pieces: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += chunk) {
    letters += String.fromCharCode(...bytes.subarray(start, start + chunk))
  }
  return btoa(letters)
}

/** A document that travelled as base64. */
export function pdfIn(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
