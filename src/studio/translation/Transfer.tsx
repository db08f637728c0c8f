import { useEffect, useState } from 'react'

import { mayTranslate, type StudioRights } from '#domain/account/rights.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { transfer } from './transfer.store.ts'
import { FileField } from '#studio/bulk/FileField.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import { download } from '#studio/bulk/download.view.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { TransferProgress } from './TransferProgress.tsx'

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  rights: StudioRights
  texts: StudioTexts
}

/** Exports texts to translate for a spreadsheet, and imports them after a preview line by line. */
export function Transfer({ collection, language, rights, texts }: Props) {
  const { translation: words } = texts
  const own = languages.filter(code => mayTranslate(rights, collection, code))
  const [chosen, setChosen] = useState<Language>(own.find(code => code !== 'es') ?? 'es')
  const [areAll, setAll] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const state = useStore(transfer.$transfer)
  useEffect(() => transfer.forget, [])
  const isBusy = state.kind === 'reading' || state.kind === 'writing'
  const save = async () => {
    // A spreadsheet in Spanish takes the comma for the decimals.
    const file = await transfer.file(collection, chosen, { areAll, separator: language === 'es' ? ';' : ',' })
    if (file !== null) download(file)
  }
  const read = async (file: File) =>
    setUnreadable(!(await transfer.plan(collection, chosen, await file.text())))
  if (own.length === 0) return null
  return (
    <details className="studio-transfer">
      <summary>{words.transfer}</summary>
      <p className="studio-help">{words.transferHelp}</p>
      <div className="studio-selects">
        <label className="studio-select">
          {words.into}
          <select
            className="field"
            onChange={({ currentTarget }) => {
              transfer.forget()
              setChosen(own.find(code => code === currentTarget.value) ?? chosen)
            }}
            value={chosen}
          >
            {own.map(code => (
              <option key={code} value={code}>
                {texts.languages[code]}
              </option>
            ))}
          </select>
        </label>
        <label className="studio-tick">
          <input checked={areAll} onChange={() => setAll(!areAll)} type="checkbox" />
          {words.alsoDone}
        </label>
        <button
          aria-disabled={isBusy}
          className="button button-quiet"
          onClick={() => void (isBusy || save())}
          type="button"
        >
          {texts.bulk.export.csv}
        </button>
      </div>
      {!isBusy && (
        <FileField accept=".csv,text/csv" label={texts.translation.file} onFile={file => void read(file)} />
      )}
      {isUnreadable && <p role="alert">{words.unreadable}</p>}
      <TransferProgress {...{ language, texts }} />
    </details>
  )
}
