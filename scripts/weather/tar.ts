const blockBytes = 512

/** The plain files in a tar archive. Throws where it is cut off, or no archive. */
export function filesInTar(bytes: Uint8Array): { content: Uint8Array; name: string }[] {
  const files: { content: Uint8Array; name: string }[] = []
  let at = 0
  while (at + blockBytes <= bytes.length && bytes[at] !== 0) {
    const field = (from: number, length: number) =>
      new TextDecoder().decode(bytes.subarray(at + from, at + from + length)).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8)
    const end = at + blockBytes + size
    if (field(257, 5) !== 'ustar' || Number.isNaN(size) || end > bytes.length)
      throw new Error('The archive of the warnings is damaged')
    if (['', '0'].includes(field(156, 1)))
      files.push({ content: bytes.subarray(at + blockBytes, end), name: field(0, 100) })
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes
  }
  if (at === 0) throw new Error('The warnings came in no archive')
  return files
}
