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
