import { useEffect, useState } from 'react'

import type { FieldForm } from '#domain/data/field-form.ts'
import { type StudioCollection, studioCollections } from '#studio/document/studio-document.ts'
import { bulk } from './bulk.store.ts'
import { documents } from '#studio/list/documents.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { Speech, StudioLanguage } from '#studio/form/field-props.view.ts'
import { FieldView } from '#studio/form/FieldView.tsx'

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  onChoose: (name: string, value: unknown) => void
  texts: StudioTexts
}

/** Which field, and what it is to be. Without a value the field is emptied. */
export function BulkFieldForm({ collection, language, onChoose, texts }: Props) {
  const [fields, setFields] = useState<readonly FieldForm[]>([])
  const [form, setForm] = useState<FieldForm | null>(null)
  const [value, setValue] = useState<unknown>()
  useEffect(() => void bulk.fields(collection).then(setFields), [collection])
  const choose = (name: string) => {
    const chosen = fields.find(field => field.name === name) ?? null
    setForm(chosen)
    setValue(undefined)
    const target = studioCollections.find(known => known === chosen?.refersTo)
    if (target) void documents.need(target)
  }
  // The documents are in different provinces.
  const speech: Speech = { ...lookups, beside: 'en', language, place: null, provinces: [], texts }
  return (
    <div className="studio-form">
      <label className="studio-select">
        {texts.bulk.field}
        <select
          className="field"
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          value={form?.name ?? ''}
        >
          <option value="">{texts.notChosen}</option>
          {fields.map(({ label, name }) => (
            <option key={name} value={name}>
              {label[language]}
            </option>
          ))}
        </select>
      </label>
      {form !== null && (
        <>
          <FieldView
            form={form}
            id="studio-bulk-field"
            key={form.name}
            onChange={setValue}
            path={form.name}
            problems={[]}
            speech={speech}
            value={value}
          />
          <p className="studio-help">{texts.bulk.emptyField}</p>
          <button className="button" onClick={() => onChoose(form.name, value)} type="button">
            {texts.bulk.look}
          </button>
        </>
      )}
    </div>
  )
}

/** Texts with html are no field of many. */
const lookups: Pick<Speech, 'find' | 'nameOf' | 'tidyHtml'> = {
  find: documents.find,
  nameOf: documents.nameOf,
  tidyHtml: html => html
}
