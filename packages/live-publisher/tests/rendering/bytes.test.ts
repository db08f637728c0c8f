import { describe, expect, test } from 'vitest'

import { bytesOf, releaseMemory } from '../../src/rendering/bytes.ts'

function inPieces(...texts: string[]): Response {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    }
  })
  return new Response(stream)
}

const written = async (answer: Response) => new TextDecoder().decode(await bytesOf(answer))

test('an answer in one piece, in several, or without any gives its bytes', async () => {
  expect(await written(new Response('12 €'))).toBe('12 €')
  expect(await written(new Response(Buffer.from('12 €')))).toBe('12 €')
  expect(await written(inPieces('12', ' €'))).toBe('12 €')
  expect(await written(new Response(null))).toBe('')
})

test('the bytes have a memory of their own, which can be handed to another thread', async () => {
  for (const answer of [new Response(Buffer.from('ab')), inPieces('a', 'b')]) {
    const bytes = await bytesOf(answer)
    expect(bytes.buffer.byteLength).toBe(2)
    expect(structuredClone(bytes, { transfer: [bytes.buffer] })).toHaveLength(2)
  }
})

describe('bytes that are written', () => {
  test('give their memory back at once', () => {
    const bytes = new TextEncoder().encode('a page')
    releaseMemory(bytes)
    expect(bytes.byteLength).toBe(0)
  })

  test('that share it with others leave it to them', () => {
    const [bytes, other] = [Buffer.from('a page'), Buffer.from('another one')]
    expect(bytes.buffer).toBe(other.buffer)
    releaseMemory(bytes)
    expect([bytes.toString(), other.toString()]).toEqual(['a page', 'another one'])
  })
})
