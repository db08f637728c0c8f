import type { Content } from './content.ts'

/** Handles the messages that a render thread receives. */
export function show(content: Content): void {
  globalThis.exampleContent = content
}

export function want(files: ReadonlySet<string>): void {
  globalThis.exampleWanted = files
}
