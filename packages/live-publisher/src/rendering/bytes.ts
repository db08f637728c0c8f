/**
 * The bytes of an answer. Astro makes most in one piece, which is taken as it is: putting pieces together would make every page twice more in memory, and
 * after some pages the memory is cleared up in the middle of an edit.
 */
export async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of body ?? []) pieces.push(piece)
  const [only = new Uint8Array()] = pieces
  // Small ones share their memory with others in a Buffer: a copy can be handed to another thread.
  return pieces.length <= 1 ? only : new Uint8Array(Buffer.concat(pieces))
}

/**
 * Gives the memory of bytes back at once, and leaves them empty. Bytes that are a part of something larger stay. Left to Node, the memory of some hundred pages makes it
 * clear up all it has, which takes as long as a hundred pages more.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  if (byteLength > 0 && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
