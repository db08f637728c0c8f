/** Why something failed, for people. Beneath lies what the network said: `fetch` itself only says that it failed. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, message } = error
  return cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message
}
