import { atom } from 'nanostores'

import { csvText } from '#domain/data/csv.ts'
import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { PartnerCredentials } from '#domain/partner/access.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import { type PartnerResults, type ResultNames, resultLines } from '#domain/partner/partner-results.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { PrintOrder } from '#domain/partner/print.ts'
import { type PartnerKitCalls, partnerKitCalls } from '#services/partner/partner-kit.ts'
import { downloadFile } from '#services/site/download.ts'
import { copyText } from '#services/site/sharing.ts'
import { deviceStorage } from '#services/site/storage.ts'
import { sessionKey, signedIn } from '#stores/account/session-mark.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

/** State of the last sheet: its file, or the code of the failure. */
export type Printing =
  | { kind: 'idle' }
  | { kind: 'making' }
  | { kind: 'made'; file: string; missing: string }
  | { kind: 'failed'; code: string }

/** The kit of a partner, opened by its private link or with its account. The link stays in the address of the page: it is kept nowhere else. */
export function createPartnerKit(
  { open, print, results }: PartnerKitCalls,
  give: (name: string, content: Blob) => void
) {
  const $kit = atom<Remote<PartnerKit>>({ kind: 'idle' })
  const $printing = atom<Printing>({ kind: 'idle' })
  const $results = atom<Remote<PartnerResults>>({ kind: 'idle' })
  let current: PartnerCredentials | null = null

  async function readResults(): Promise<void> {
    const way = current
    if (way === null) return
    $results.set({ kind: 'loading' })
    const answer = remoteOf(await results(way))
    if (current === way) $results.set(answer)
  }

  return {
    $kit,
    $printing,
    $results,
    readResults,
    /** A code as a drawing for the house's own papers: `code-casa.svg`, `code-casa-mesa.svg`. */
    saveCode: (names: readonly string[], svg: string): void => {
      const file = ['code', ...names.filter(name => name !== '')].join('-')
      give(`${file}.svg`, new Blob([svg], { type: 'image/svg+xml' }))
    },
    /** The figures of the page as a file for a spreadsheet. */
    saveResults: (file: string, names: ResultNames, separator: ',' | ';'): void => {
      const found = $results.get()
      if (found.kind !== 'ready') return
      const text = csvText(resultLines(found.value, names), separator)
      give(file, new Blob([text], { type: 'text/csv;charset=utf-8' }))
    },
    /** By a private link, with an account, or not at all. */
    open: async (way: PartnerCredentials | null): Promise<void> => {
      current = way
      $printing.set({ kind: 'idle' })
      $results.set({ kind: 'idle' })
      if (way === null) return $kit.set({ code: 'no-link', kind: 'failed' })
      $kit.set({ kind: 'loading' })
      const answer = remoteOf(await open(way))
      // Another link may have been pasted meanwhile.
      if (current !== way) return
      $kit.set(answer)
      if (answer.kind === 'ready') await readResults()
    },
    print: async (order: PrintOrder): Promise<void> => {
      const way = current
      if (way === null || $printing.get().kind === 'making') return
      $printing.set({ kind: 'making' })
      const answer = await print(way, order)
      if (current !== way) return
      if (answer.kind === 'failed') return $printing.set(answer)
      give(answer.value.file, answer.value.content)
      const { file, missing } = answer.value
      $printing.set({ file, kind: 'made', missing })
    }
  }
}

const kit = createPartnerKit(partnerKitCalls, downloadFile)

export const partnerKit = {
  ...kit,
  /** By the private link that stands in the address; without one, with the account of this device. */
  openHere: (partnerId: string | null = null): Promise<void> => {
    const link = location.hash.slice(1)
    if (link !== '') return kit.open({ kind: 'link', link })
    const isSignedIn = deviceStorage.read(sessionKey) === signedIn
    return kit.open(isSignedIn ? { kind: 'account', partnerId } : null)
  },
  /** Says what became of it: the address stands on the page to be copied by hand, too. */
  copy: async (address: string, texts: { copied: string; copyFailed: string }): Promise<void> => {
    const isCopied = await copyText(address)
    showSnackbar(
      isCopied
        ? { color: 'success', text: interpolate(texts.copied, { address }) }
        : { color: 'error', text: texts.copyFailed }
    )
  }
}
