const shortestEmail = 4
const longestEmail = 254

/** Whether a text can be an e-mail address (specification, section 5). */
export function isEmail(text: string): boolean {
  return (
    text.length >= shortestEmail &&
    text.length <= longestEmail &&
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
  )
}
