/** A file of the site as the network brought it: its table (null when there is no such file), and a copy to keep. */
export interface PreloadedFile {
  copy: Response
  table: unknown
}

const asked = new Map<string, Promise<PreloadedFile | null>>()

/** Asks for a file while the code that reads it is still on its way. */
export function preload(path: string): Promise<unknown> {
  const arriving = arrivalOf(path)
  asked.set(path, arriving)
  return arriving
}

/** A request that was sent ahead and is not read yet. */
export function preloading(path: string): Promise<unknown> | undefined {
  return asked.get(path)
}

/** A file that was asked for ahead, or asked for now. Null when the network did not bring it. */
export function preloadedFile(path: string): Promise<PreloadedFile | null> {
  const arriving = asked.get(path) ?? arrivalOf(path)
  asked.delete(path)
  return arriving
}

async function arrivalOf(path: string): Promise<PreloadedFile | null> {
  try {
    const answer = await fetch(path)
    const text = await answer.text()
    const table: unknown = answer.ok ? JSON.parse(text) : null
    return { copy: new Response(text, answer), table }
  } catch {
    return null
  }
}
