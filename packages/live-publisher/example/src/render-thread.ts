import type { Content } from './content.ts'

/** What a thread that renders does with what it is sent. */
export function show(content: Content): void {
  globalThis.exampleContent = content
}

export function want(files: ReadonlySet<string>): void {
  globalThis.exampleWanted = files
}
