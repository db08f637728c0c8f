import { getFirestore } from 'firebase-admin/firestore'

import { estudioProponerTraduccion as estudioProponerCall } from './propose.call.ts'
import { storedHtml } from '#contract/fields/html.ts'
import { textFieldsOf } from './text-fields.contract.ts'
import { readTranslationNotes } from './translation-notes.contract.ts'
import { mayReadTexts, mayTranslate } from '#domain/account/rights.ts'
import { type MachineText, machineTextFor } from './machine-text.ts'
import { type DocumentText, originalFor, textsIn } from './texts.ts'
import type { Language } from '#domain/text/locale.ts'
import { tidyLine } from '#domain/text/plain-text.ts'

import { callable } from '#functions/site/callable.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { documentAt, fieldsIn, refuseRole } from '#studio/document/place.function.ts'
import { commitBatch } from '#studio/document/writing.function.ts'
import { notesAt, setNotes } from './notes.function.ts'
import { type TranslationService, translationService } from './service.function.ts'
import { documentTexts } from './texts.function.ts'

/** Asks the translation service for what is missing in a document. Its texts stand beside the document: no page shows them before a translator has read them. */
export const estudioProponerTraduccion = callable(
  estudioProponerCall,
  {
    limits: [{ by: 'person', seconds: 600, times: 100 }],
    who: 'studio'
  },
  async ({ language, place }, { rights }) => {
    if (!mayReadTexts(rights, place.collection) || !mayTranslate(rights, place.collection, language))
      return refuseRole()
    const service = translationService()
    if (service === null)
      return refuse('failed-precondition', 'No translation service is configured', 'translation-off')
    const [document, notes] = await getFirestore().getAll(documentAt(place), notesAt(place))
    if (!document?.exists || notes === undefined)
      return refuse('not-found', 'The document is gone', 'document-gone')
    const fields = fieldsIn(document)
    const known = readTranslationNotes(notes.data())
    const texts = textsIn(fields, textFieldsOf(place.collection))
    const missing = texts.filter(
      text => !text.texts[language] && machineTextFor(known.machine, text, language) === null
    )
    const found = await proposals(service, missing, language)
    if (found === null)
      return refuse('aborted', 'The translation service did not answer', 'translation-failed')
    const after = { ...known, machine: [...known.machine, ...found] }
    const batch = getFirestore().batch()
    setNotes(batch, notes, after)
    if ((await commitBatch(batch)) === null) return refuse('aborted', 'Somebody else was first')
    return done(documentTexts(place, fields, after))
  }
)

/** Texts with html and without are asked for apart; null when one of the answers is none. */
async function proposals(
  service: TranslationService,
  missing: readonly DocumentText[],
  to: Language
): Promise<MachineText[] | null> {
  const asked = missing.flatMap(({ field, texts }) => {
    const original = originalFor(texts, to)
    return original === null ? [] : [{ field, original }]
  })
  const groups = Map.groupBy(asked, ({ field, original }) => `${field.isHtml} ${original.language}`)
  const answers = await Promise.all(
    [...groups.values()].map(async group => {
      const [first] = group
      if (first === undefined) return []
      const { isHtml } = first.field
      const from = first.original.language
      const answer = await service.translate({
        from,
        isHtml,
        texts: group.map(({ original }) => original.text),
        to
      })
      return answer?.map((text, index) => ({
        field: group[index]?.field.path ?? '',
        language: to,
        original: group[index]?.original.text ?? '',
        text: isHtml ? storedHtml(text) : tidyLine(text)
      }))
    })
  )
  return answers.some(answer => answer === undefined)
    ? null
    : answers.flatMap(answer => answer ?? []).filter(({ text }) => text !== '')
}
