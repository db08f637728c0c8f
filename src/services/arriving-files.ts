/** A file of the site as the network brought it: its table (null when there is no such file), and a copy to keep. */
export interface ArrivedFile {
  copy: Response
  table: unknown
}

const asked = new Map<string, Promise<ArrivedFile | null>>()

/** Asks for a file while the code that reads it is still on its way. */
export function askAhead(path: string): void {
  asked.set(path, arrivalOf(path))
}

/** A file that was asked for ahead, or asked for now. Null when the network did not bring it. */
export function fileAt(path: string): Promise<ArrivedFile | null> {
  const arriving = asked.get(path) ?? arrivalOf(path)
  asked.delete(path)
  return arriving
}

async function arrivalOf(path: string): Promise<ArrivedFile | null> {
  try {
    const answer = await fetch(path)
    const copy = answer.clone()
    return { copy, table: answer.ok ? await answer.json() : null }
  } catch {
    return null
  }
}
