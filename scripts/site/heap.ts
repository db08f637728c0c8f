import { totalmem } from 'node:os'

/** How many documents each collection has. */
export type Documents = Readonly<Record<string, number>>

/** A small site needs this to bundle the code. */
const minMb = 400
const emptyMb = 180
/** Memory of a document with the keys of its pages, doubled: garbage collection is quick in a heap that is half full. */
const mbPerDocument = 0.1

/** The rest is for what lies beside the heap: the second thread, the bundler, files. */
const largestShare = 1 / 2

/** So much more than it needs a build is given, to be on the safe side. */
const buildsEase = 1.25

/** So much more than it needs a publisher is given: garbage is collected half as often, and the site may grow before its program is started again with more room. */
const publishersEase = 1.6

/** How much heap a program needs that renders a site of so many documents, as far as the machine or the container has it. */
export function heapNeededMb(documents: Documents, memoryMb = memoryHere()): number {
  const count = Object.values(documents).reduce((sum, each) => sum + each, 0)
  const needed = Math.max(minMb, emptyMb + count * mbPerDocument)
  return Math.round(Math.min(needed, memoryMb * largestShare))
}

/** How much a program is given that renders such a site once. */
export function heapOfBuildMb(documents: Documents, memoryMb = memoryHere()): number {
  return largerHeapMb(documents, memoryMb, buildsEase)
}

/** How much a program is given that goes on publishing it. */
export function heapOfPublisherMb(documents: Documents, memoryMb = memoryHere()): number {
  return largerHeapMb(documents, memoryMb, publishersEase)
}

function largerHeapMb(documents: Documents, memoryMb: number, times: number): number {
  return Math.round(Math.min(heapNeededMb(documents, memoryMb) * times, memoryMb * largestShare))
}

/** Memory in MB: that of the container, if it has less than the machine. */
function memoryHere(): number {
  const limits = [totalmem(), process.constrainedMemory()].filter(bytes => bytes > 0)
  return Math.min(...limits) / 2 ** 20
}
