import { atom, type WritableAtom } from 'nanostores'
import type { Result } from '#domain/data/remote.ts'
import { csvCells, csvText } from '#domain/data/csv.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import type { DocumentTexts, Translation } from './document-texts.ts'
import { tableOfTexts, textsInTable } from './file.ts'
import { type PlannedText, planTexts } from './file-plan.ts'
import { openIn } from './translated-text.ts'
import type { Language } from '#domain/text/locale.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'
import { type TranslationApi, translationApi } from './translation.service.ts'
import { matrix } from './matrix.store.ts'
import { isDocumentId } from '#domain/text/document-id.ts'

/** As many documents are asked for at once. */
const atOnce = 50

/** The texts of many documents; those that are not there are missing. */
async function readTexts(
  api: Pick<TranslationApi, 'texts'>,
  collection: StudioCollection,
  ids: readonly string[],
  tell: (done: number) => void
): Promise<Result<DocumentTexts[]>> {
  const wanted = ids.filter(isDocumentId)
  const found: DocumentTexts[] = []
  for (let start = 0; start < wanted.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- some at once, and how far it is, is said
    const answer = await api.texts({ collection, ids: wanted.slice(start, start + atOnce) })
    if (answer.kind === 'failed') return answer
    found.push(...answer.value)
    tell(found.length)
  }
  return { kind: 'done', value: found }
}

/** How far a file with translations is. */
export type TransferState =
  | { kind: 'idle' }
  | { kind: 'reading'; done: number }
  | { kind: 'planned'; collection: StudioCollection; language: Language; lines: readonly PlannedText[] }
  | { kind: 'writing'; done: number; total: number }
  | {
      kind: 'written'
      collection: StudioCollection
      written: readonly SentTexts[]
      unwritten: readonly UnsentTexts[]
      isUndone: boolean
    }
  | { kind: 'failed'; code: string }

/** The texts of one document, as they were sent. */
interface SentTexts {
  id: string
  title: string
  translations: readonly Translation[]
}

interface UnsentTexts extends SentTexts {
  reason: 'changed-since' | 'failed' | 'incomplete'
}

interface Services {
  api: Pick<TranslationApi, 'page' | 'texts' | 'translate'>
  load: () => Promise<Pick<StudioContract, 'textProblem'>>
  update: (collection: StudioCollection, texts: DocumentTexts) => void
}

/** Texts out to translators who work elsewhere, and back. */
export function createTransfer({ api, load, update }: Services) {
  const $transfer = atom<TransferState>({ kind: 'idle' })
  const reading = (done: number) => $transfer.set({ done, kind: 'reading' })

  return {
    $transfer,
    ...createSendingOfFile($transfer, { api, update }),
    /** The texts of a collection in one language as a file; null when they could not be read. */
    file: async (
      collection: StudioCollection,
      language: Language,
      { areAll, separator }: { areAll: boolean; separator: ',' | ';' }
    ): Promise<{ name: string; text: string; type: string } | null> => {
      reading(0)
      const ids = await idsOf(api, collection, language, areAll)
      const read = ids.kind === 'done' ? await readTexts(api, collection, ids.value, reading) : ids
      if (read.kind === 'failed') {
        $transfer.set(read)
        return null
      }
      $transfer.set({ kind: 'idle' })
      const text = csvText(tableOfTexts(read.value, language, areAll), separator)
      return { name: `${collection}-${language}.csv`, text, type: 'text/csv' }
    },
    forget: () => $transfer.set({ kind: 'idle' }),
    /** Says what a file would do, line by line; false for one that cannot be read. */
    plan: async (collection: StudioCollection, language: Language, text: string): Promise<boolean> => {
      const lines = textsInTable(csvCells(text))
      if (lines === null || lines.length === 0) {
        $transfer.set({ kind: 'idle' })
        return false
      }
      reading(0)
      const ids = [...new Set(lines.map(({ id }) => id))]
      const [{ textProblem }, read] = await Promise.all([load(), readTexts(api, collection, ids, reading)])
      if (read.kind === 'failed') $transfer.set(read)
      else {
        const judge = (path: string, written: string) => textProblem(collection, path, language, written)
        const planned = planTexts(lines, read.value, language, judge)
        $transfer.set({ collection, kind: 'planned', language, lines: planned })
      }
      return true
    }
  }
}

function createSendingOfFile(
  $transfer: WritableAtom<TransferState>,
  { api, update }: Pick<Services, 'api' | 'update'>
) {
  /** Sends the texts of some documents, one after the other. */
  async function sendAll(collection: StudioCollection, all: readonly SentTexts[], isUndone: boolean) {
    const written: SentTexts[] = []
    const unwritten: UnsentTexts[] = []
    for (const [index, one] of all.entries()) {
      $transfer.set({ done: index, kind: 'writing', total: all.length })
      const request = { place: { collection, id: one.id }, translations: one.translations }
      // oxlint-disable-next-line no-await-in-loop -- how far it is, is said; what fails is named
      const answer = await api.translate(request)
      if (answer.kind === 'failed') unwritten.push({ ...one, reason: 'failed' })
      else if (answer.value.kind === 'saved') {
        update(collection, answer.value.document)
        written.push(one)
      } else unwritten.push({ ...one, reason: answer.value.kind })
    }
    $transfer.set({ collection, isUndone, kind: 'written', unwritten, written })
  }

  return {
    /** Writes the lines of a plan that were chosen; those that wait are left out. */
    apply: async (isOverNewer: boolean): Promise<void> => {
      const state = $transfer.get()
      if (state.kind !== 'planned') return
      await sendAll(state.collection, chosenIn(state.lines, isOverNewer), false)
    },
    /** Takes back what was written, but for what another editor changed since. */
    undo: async (): Promise<void> => {
      const state = $transfer.get()
      if (state.kind === 'written') await sendAll(state.collection, state.written.map(reversed), true)
    }
  }
}

export const transfer = createTransfer({
  api: translationApi,
  load: loadStudioContract,
  update: matrix.update
})

function chosenIn(lines: readonly PlannedText[], isOverNewer: boolean): SentTexts[] {
  const byDocument = Map.groupBy(
    lines.filter(({ plan }) => plan.kind === 'change' || (isOverNewer && plan.kind === 'newer')),
    ({ id }) => id
  )
  return [...byDocument].map(([id, own]) => ({
    id,
    title: own[0]?.title ?? id,
    translations: own.flatMap(({ plan }) => ('translation' in plan ? [plan.translation] : []))
  }))
}

function reversed({ translations, ...document }: SentTexts): SentTexts {
  return {
    ...document,
    translations: translations.map(one => ({ ...one, before: one.text, text: one.before }))
  }
}

/** The documents with something open in a language, or with any text at all. */
async function idsOf(
  api: Pick<TranslationApi, 'page'>,
  collection: StudioCollection,
  language: Language,
  areAll: boolean
): Promise<Result<string[]>> {
  const ids: string[] = []
  let after: string | null = null
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page: Awaited<ReturnType<TranslationApi['page']>> = await api.page(collection, after)
    if (page.kind === 'failed') return page
    const asked = page.value.rows.filter(
      ({ counts, texts }) => (areAll ? texts : openIn(counts[language])) > 0
    )
    ids.push(...asked.map(({ id }) => id))
    after = page.value.next
  } while (after !== null)
  return { kind: 'done', value: ids }
}
