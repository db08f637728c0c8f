import { getFirestore } from 'firebase-admin/firestore'

import { estudioTraducir as estudioTraducirCall } from './translate.call.ts'
import { textFieldsOf } from './text-fields.contract.ts'
import { readTranslationNotes } from './translation-notes.contract.ts'
import { patchBetween } from '#studio/document/patch.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { mayReadTexts, mayTranslate } from '#domain/account/rights.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { DocumentTexts, TranslateOutcome, TranslateRequest, Translation } from './document-texts.ts'
import { originalFor, textsIn, withTextAt } from './texts.ts'

import { callable } from '#functions/site/callable.ts'
import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'
import { documentAt, fieldsIn, refuseRole, revisionOf } from '#studio/document/place.function.ts'
import { saveChange } from '#studio/document/saving.function.ts'
import { notesAt } from './notes.function.ts'
import { documentTexts } from './texts.function.ts'

/** All texts of an experience in one language. */
const largestBytes = 1_000_000
/** Another editor may save in the moment between reading and writing: what was changed is looked at again. */
const maxTries = 4

export const estudioTraducir = callable(
  estudioTraducirCall,
  { largestBytes, who: 'studio' },
  async (request, person) => {
    const { place, translations } = request
    if (!mayReadTexts(person.rights, place.collection)) return refuseRole()
    const areTheirs = translations.every(({ language }) =>
      mayTranslate(person.rights, place.collection, language)
    )
    if (!areTheirs) return refuseRole()
    return translated(request, person)
  }
)

async function translated(request: TranslateRequest, person: Person): Promise<Outcome<TranslateOutcome>> {
  const { place, translations } = request
  for (let tries = 0; tries < maxTries; tries += 1) {
    // oxlint-disable no-await-in-loop -- each try begins with what there is then
    const document = await documentAt(place).get()
    if (!document.exists) return refuse('not-found', 'The document is gone', 'document-gone')
    const fields = fieldsIn(document)
    if (!translations.every(translation => isAsRead(place, fields, translation)))
      return done({ document: await textsNow(place), kind: 'changed-since' })
    const outcome = await saveChange(
      {
        patch: before => patchBetween(before, withTranslations(before, translations)),
        place,
        restored: null,
        revision: revisionOf(document),
        translated: translations
      },
      person
    )
    if (outcome.kind === 'refused') return outcome
    if (outcome.value.kind === 'incomplete') return done(outcome.value)
    if (outcome.value.kind === 'saved') return done({ document: await textsNow(place), kind: 'saved' })
    // oxlint-enable no-await-in-loop
  }
  return refuse('aborted', 'Others write the document all the time')
}

/** Whether a text and its original still say what the translator read. */
function isAsRead(
  { collection }: DocumentPlace,
  fields: DocumentFields,
  { before, language, original, path }: Translation
): boolean {
  const text = textsIn(fields, textFieldsOf(collection)).find(found => found.path === path)
  if (text === undefined) return false
  return (
    (text.texts[language] ?? '') === before && (originalFor(text.texts, language)?.text ?? null) === original
  )
}

function withTranslations(fields: DocumentFields, translations: readonly Translation[]): DocumentFields {
  return translations.reduce(withTextAt, fields)
}

async function textsNow(place: DocumentPlace): Promise<DocumentTexts> {
  const [document, notes] = await getFirestore().getAll(documentAt(place), notesAt(place))
  if (document === undefined) throw new Error('The database answered nothing')
  return documentTexts(place, fieldsIn(document), readTranslationNotes(notes?.data()))
}
