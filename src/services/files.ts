const longEnoughMs = 60_000

/** Gives a file to the person, as the browser gives files. */
export function giveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // It may not have begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), longEnoughMs)
}
