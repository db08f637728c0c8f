const longEnoughMs = 60_000

/** The text of a file of the site; null when it does not arrive. */
export async function fetchText(address: string): Promise<string | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

/** Gives a file to the person, as the browser gives files. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // It may not have begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), longEnoughMs)
}
