/** Whether this browser keeps anything for the next page. One that refuses storage refuses all kinds of it, also the database of Firebase. */
export function isStorageAvailable(open: () => unknown = () => localStorage): boolean {
  try {
    return Boolean(open())
  } catch {
    return false
  }
}
