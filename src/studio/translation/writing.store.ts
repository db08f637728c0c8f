import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { isOutdated, isSamePlace, translationOf } from './unsent-translation.ts'
import type { TextPlace } from './originals.ts'

import type { TextEditorStores } from './text-editor-state.store.ts'

/** A translator's changes of a text. They stay on the device. */
export function createWriting({ $kept, current, setKept }: TextEditorStores) {
  const at = (place: TextPlace) => {
    const open = current()
    const text = open?.texts.find(({ path }) => path === place.path)
    return open === null || text === undefined ? null : { text, where: { ...open.place, ...place } }
  }
  const without = (where: DocumentPlace & TextPlace) => $kept.get().filter(one => !isSamePlace(one, where))

  return {
    /** Says that a translation still holds, although its original was changed. */
    confirm: (place: TextPlace): void => {
      const found = at(place)
      if (found === null) return
      const { text, where } = found
      const same = translationOf(text, { language: place.language, text: text.texts[place.language] ?? '' })
      setKept([...without(where), { ...where, ...same }])
    },
    /** It was written on two devices: what holds is decided. */
    decide: (where: DocumentPlace & TextPlace, side: 'elsewhere' | 'here'): void =>
      setKept(
        $kept.get().map(one => {
          if (!isSamePlace(one, where)) return one
          const { elsewhere, ...here } = one
          return side === 'here' || elsewhere === undefined ? here : { ...here, text: elsewhere }
        })
      ),
    /** Drops what was written and not sent. */
    drop: (where: DocumentPlace & TextPlace): void => setKept(without(where)),
    /** Bases the text on the current document. */
    rebase: (place: TextPlace): void => {
      const found = at(place)
      if (found === null) return
      const { text, where } = found
      setKept(
        $kept.get().map(one => (isSamePlace(one, where) ? { ...one, ...translationOf(text, one) } : one))
      )
    },
    write: (place: TextPlace, written: string): void => {
      const found = at(place)
      if (found === null) return
      const { text, where } = found
      const before = $kept.get().find(one => isSamePlace(one, where))
      const isBack = written === (text.texts[place.language] ?? '')
      // Back to what is there: nothing is to be sent.
      if (isBack && (before === undefined || !isOutdated(before, text))) return setKept(without(where))
      // Keeps the original state: another editor may have changed it since then.
      const base = before ?? { ...where, ...translationOf(text, { language: place.language, text: written }) }
      return setKept([...without(where), { ...base, text: written }])
    }
  }
}
