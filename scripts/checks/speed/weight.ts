import { brotliCompressSync, constants } from 'node:zlib'

/** As servers compress what they send: quickly, not as small as it could be. */
const quality = 4

export function brotliBytes(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return brotliCompressSync(content, { params }).length
}

export function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
