import { useEffect, useState } from 'react'

import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import { imports } from './bulk.store.ts'
import { planFile } from './files.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { BulkState } from './bulk-state.store.ts'
import { BulkProgress } from './BulkProgress.tsx'
import { FileField } from './FileField.tsx'
import { ExportButton } from './ExportButton.tsx'

const companyCollection = 'empresas' satisfies StudioCollection

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** The configuration is a page of switches. */
const imported = studioCollections.filter(name => name !== 'configuracion')

/** Documents as files: out, and back in once it was said line by line what would happen. */
export function ImportPage({ language, texts }: Props) {
  const [collection, setCollection] = useState<StudioCollection>('experiencias')
  const [problem, setProblem] = useState<string | null>(null)
  const [taken, setTaken] = useState<{ name: string; text: string } | null>(null)
  const state = useImports()
  const read = async (file: File) => {
    setProblem(null)
    const existing = await imports.whole(collection)
    if (existing.kind === 'failed') return
    const text = await file.text()
    await documents.load(companyCollection)
    const lines = await planFile(collection, text, existing.value, companyIds())
    setTaken({ name: file.name, text })
    if (lines === null) setProblem(texts.bulk.unreadable)
    else imports.take(collection, lines)
  }
  return (
    <section aria-labelledby="studio-import" className="studio-list-page">
      <h2 id="studio-import">{texts.tools.importar}</h2>
      <p className="studio-help">{texts.bulk.help}</p>
      <div className="studio-import-tools">
        <label className="studio-select">
          {texts.bulk.collection}
          <select
            className="field"
            onChange={({ currentTarget }) => {
              imports.forget()
              setCollection(imported.find(name => name === currentTarget.value) ?? collection)
            }}
            value={collection}
          >
            {imported.map(name => (
              <option key={name} value={name}>
                {texts.collections[name]}
              </option>
            ))}
          </select>
        </label>
        <ExportButton ids={null} kind="csv" {...{ collection, language, texts }} />
      </div>
      <OtherFile {...{ collection, language, texts }} />
      {state.kind !== 'writing' && (
        <FileField
          accept=".csv,.json,text/csv,application/json"
          label={texts.bulk.file}
          onFile={file => void read(file)}
        />
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      <BulkProgress bulk={imports} file={taken} {...{ language, texts }} />
    </section>
  )
}

/** A file for programs stands in a second place. */
function OtherFile(props: Props & { collection: StudioCollection }) {
  const { bulk } = props.texts
  return (
    <details className="studio-other-file">
      <summary>{bulk.otherFile}</summary>
      <p className="studio-help">{bulk.otherFileHelp}</p>
      <ExportButton ids={null} kind="json" {...props} />
    </details>
  )
}

/** Null where the list could not be read to its end. */
function companyIds(): string[] | null {
  const list = documents.$lists.get()[companyCollection]
  return list?.state.kind === 'ready' ? list.rows.map(({ id }) => id) : null
}

/** An import that was written can be taken back later, too; a plan is forgotten, because documents change. */
function useImports(): BulkState {
  useEffect(() => {
    void imports.remember()
    return () => {
      const { kind } = imports.$bulk.get()
      if (kind !== 'writing' && kind !== 'written') imports.forget()
    }
  }, [])
  return useStore(imports.$bulk)
}
