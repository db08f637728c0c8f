/** The schemas of the documents, as far as a form needs them. Fetched with the first document that is opened. */
export function loadStudioContract() {
  return import('./in-browser.contract.ts')
}

export type StudioContract = Awaited<ReturnType<typeof loadStudioContract>>
