import { newEditor } from '#studio/document/editor.store.ts'

const collection = 'configuracion'

/** The documents of the configuration. */
export const settingsGroups = ['catalogo', 'imagenesProvincias', 'partnersProvincia'] as const
export type SettingsGroup = (typeof settingsGroups)[number]

function settingsEditor(id: SettingsGroup) {
  const editor = newEditor()
  return {
    ...editor,
    /** A setting that nobody has written yet is a new document. */
    openOrBegin: async (): Promise<void> => {
      await editor.open({ collection, id }, false)
      const found = editor.$editing.get()
      if (found.kind === 'failed' && found.code === 'not-found') await editor.open({ collection, id }, true)
    }
  }
}

/** An editor for each: the page shows them at once. */
export const settingsEditors = {
  catalogo: settingsEditor('catalogo'),
  imagenesProvincias: settingsEditor('imagenesProvincias'),
  partnersProvincia: settingsEditor('partnersProvincia')
} as const satisfies Record<SettingsGroup, unknown>
