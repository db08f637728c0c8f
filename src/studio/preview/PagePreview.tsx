import { useEffect, useState } from 'react'

import type { Editing } from '#studio/document/editing.ts'
import { type Language, localeOf } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#studio/list/documents.store.ts'
import { preview } from './preview.store.ts'
import { LanguageSelect } from '#studio/form/LanguageSelect.tsx'
import type { StudioTexts } from '#studio/texts.ts'

import { type PageTheme, pageThemes } from './page-frame.view.ts'
import type { PlacedText } from './page-text.ts'
import { usePageFrame, useRoom } from './usePageFrame.ts'

interface Props {
  editing: Editing
  onField: (field: string) => void
  texts: StudioTexts
}

/** After the last key. */
const pauseMs = 400

/** A phone, a tablet, a desk. */
const pageWidths = [390, 768, 1440] as const
type PageWidth = (typeof pageWidths)[number]

/** The real page, drawn by the templates of the site from what is being written, beside the form. */
export function PagePreview({ editing, onField, texts }: Props) {
  const { fields, place } = editing
  const [language, setLanguage] = useState<Language>('es')
  const [width, setWidth] = useState<PageWidth>(390)
  const [theme, setTheme] = useState<PageTheme>('light')
  const { html, state } = useStore(preview.$page)
  const { place: box, room } = useRoom<HTMLDivElement>(390)
  const { connect, frame } = usePageFrame({ fields, language, named: namesIn(editing), onField, theme })
  const scale = Math.min(1, room / width)
  useEffect(() => preview.forget, [])
  useEffect(() => {
    const timer = setTimeout(() => void preview.draw(place, fields, localeOf(language)), pauseMs)
    return () => clearTimeout(timer)
  }, [fields, language, place])
  return (
    <aside aria-label={texts.preview.title} className="studio-preview">
      <div className="studio-preview-tools">
        <label className="studio-beside">
          {texts.preview.language}
          <LanguageSelect onChange={setLanguage} texts={texts} value={language} />
        </label>
        <Choice
          chosen={width}
          label={texts.preview.width}
          nameOf={String}
          onChoose={setWidth}
          options={pageWidths}
        />
        <Choice
          chosen={theme}
          label={texts.preview.theme}
          nameOf={one => texts.preview.themes[one]}
          onChoose={setTheme}
          options={pageThemes}
        />
      </div>
      <p role="status">
        {state.kind === 'loading' && texts.loading}
        {state.kind === 'failed' &&
          (state.code === 'invalid-argument' ? texts.preview.invalid : texts.preview.failed)}
      </p>
      <div className="studio-preview-page" ref={box}>
        {html !== null && (
          // Its own scripts do not run here: they would lead on, count a visit, and ask about cookies.
          <iframe
            lang={language}
            onLoad={connect}
            ref={frame}
            sandbox="allow-same-origin"
            srcDoc={html}
            style={{ height: `${100 / scale}%`, transform: `scale(${scale})`, width }}
            title={texts.preview.title}
          />
        )}
      </div>
    </aside>
  )
}

/** Names of the documents that the open one refers to, such as its company, by their fields. */
function namesIn({ fields, form }: Editing): PlacedText[] {
  return form
    .flatMap(section => section.fields)
    .flatMap(({ name, refersTo }) => {
      const id = fields[name]
      const title = refersTo !== null && typeof id === 'string' ? documents.nameOf(refersTo, id) : null
      return title === null ? [] : [{ path: name, text: title }]
    })
}

interface ChoiceProps<Option> {
  chosen: Option
  label: string
  nameOf: (option: Option) => string
  onChoose: (option: Option) => void
  options: readonly Option[]
}

function Choice<Option extends number | string>({
  chosen,
  label,
  nameOf,
  onChoose,
  options
}: ChoiceProps<Option>) {
  return (
    <div aria-label={label} className="studio-preview-choice" role="group">
      {options.map(option => (
        <button
          aria-pressed={option === chosen}
          className="studio-chip"
          key={option}
          onClick={() => onChoose(option)}
          type="button"
        >
          {nameOf(option)}
        </button>
      ))}
    </div>
  )
}
