import { crc32, deflateSync } from 'node:zlib'

import { encodeQR } from 'qr'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const headerSize = 13
const bitsPerByte = 8
/** A few hundred bytes need no memory for more. */
const smallPicture = { level: 9, memLevel: 1, windowBits: 9 }

/**
 * A text as a picture to scan, as a data address. A PNG with one bit per square is a quarter of the same as SVG, even compressed. The pattern
 * that covers the code is always the same one: choosing the best of the eight takes most of the time, and any of them can be read.
 */
export function printCode(text: string): string {
  const squares = encodeQR(text, 'raw', { border: 1, ecc: 'low', mask: 0 })
  const picture = Buffer.concat([
    signature,
    part('IHDR', dimensions(squares.length)),
    part('IDAT', deflateSync(rowsOf(squares), smallPicture)),
    part('IEND', Buffer.alloc(0))
  ])
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** Width and height, one bit for each square, grey. */
function dimensions(size: number): Buffer {
  const data = Buffer.alloc(headerSize)
  data.writeUInt32BE(size, 0)
  data.writeUInt32BE(size, 4)
  data.writeUInt8(1, bitsPerByte)
  return data
}

/** A row begins with its filter, which is none; a dark square is 0. */
function rowsOf(squares: boolean[][]): Buffer {
  const length = 1 + Math.ceil(squares.length / bitsPerByte)
  const rows = Buffer.alloc(squares.length * length)
  squares.forEach((row, y) => {
    row.forEach((isDark, x) => {
      const byte = y * length + 1 + Math.floor(x / bitsPerByte)
      if (!isDark) rows[byte] = (rows[byte] ?? 0) | (1 << (bitsPerByte - 1 - (x % bitsPerByte)))
    })
  })
  return rows
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(2 * Uint32Array.BYTES_PER_ELEMENT)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), Uint32Array.BYTES_PER_ELEMENT)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}
