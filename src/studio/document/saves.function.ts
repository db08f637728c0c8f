import { estudioGuardar as estudioGuardarCall } from './documents.call.ts'
import {
  estudioRestaurar as estudioRestaurarCall,
  estudioVersion as estudioVersionCall,
  estudioVersiones as estudioVersionesCall
} from '#studio/history/history.call.ts'
import { readVersion, type StoredVersion, versionsCollection } from './stored.contract.ts'
import { patchBetween } from './patch.ts'
import { isKnownField } from './decoders.contract.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { mayEdit, mayReadAll } from '#domain/account/rights.ts'
import type { DocumentPlace } from './studio-document.ts'

import { callable } from '#functions/site/callable.ts'
import { done, type Refusal, refuse } from '#functions/site/outcome.ts'
import { authorsOf } from './authors.function.ts'
import { withoutAutosave } from '#studio/autosave/place.function.ts'
import { historyOf, refuseRole } from './place.function.ts'
import { saveChange } from './saving.function.ts'

/** All texts of an experience in five languages. */
const largestBytes = 1_000_000
const maxVersions = 100

export const estudioGuardar = callable(
  estudioGuardarCall,
  { largestBytes, who: 'studio' },
  async ({ kept, patch, place, revision }, person) => {
    // A field that no schema names can be taken away, and nothing else.
    if (!Object.keys(patch.changed).every(name => isKnownField(place, name)))
      return refuse('invalid-argument', 'The site does not know the field', 'field-unknown')
    const along = kept ? await withoutAutosave(place, person.uid, kept) : undefined
    const change = { along, patch: () => patch, place, restored: null, revision }
    return saveChange(change, person)
  }
)

export const estudioVersiones = callable(
  estudioVersionesCall,
  { who: 'studio' },
  async (place, { rights }) => {
    if (!mayReadAll(rights)) return refuseRole()
    const newest = versionsOf(place).orderBy('fecha', 'desc').limit(maxVersions)
    const { docs } = await newest.get()
    const read = docs.flatMap(doc => {
      const version = readVersion(doc.data())
      return version === null ? [] : [{ id: doc.id, version }]
    })
    const authorFor = await authorsOf(read.flatMap(({ version }) => version.uid ?? []))
    return done(
      read.map(({ id, version }) => ({
        author: version.uid === null ? null : authorFor(version.uid),
        fields: version.changed,
        id,
        moment: version.moment,
        restored: version.restored
      }))
    )
  }
)

export const estudioVersion = callable(
  estudioVersionCall,
  { who: 'studio' },
  async ({ place, version: id }, { rights }) => {
    if (!mayReadAll(rights)) return refuseRole()
    const version = await versionAt(place, id)
    return version === null ? noVersion() : done({ fields: version.fields })
  }
)

/** A version of before is a change like any other: it is checked, and can be taken back. */
export const estudioRestaurar = callable(
  estudioRestaurarCall,
  { who: 'studio' },
  async ({ place, revision, version: id }, person) => {
    if (!mayEdit(person.rights, place.collection)) return refuseRole()
    const version = await versionAt(place, id)
    if (version === null) return noVersion()
    const patch = (before: DocumentFields) => patchBetween(before, version.fields)
    return saveChange({ patch, place, restored: id, revision }, person)
  }
)

function versionsOf(place: DocumentPlace) {
  return historyOf(place).collection(versionsCollection)
}

async function versionAt(place: DocumentPlace, id: string): Promise<StoredVersion | null> {
  return readVersion((await versionsOf(place).doc(id).get()).data())
}

function noVersion(): Refusal {
  return refuse('not-found', 'There is no such version', 'version-gone')
}
