import { useEffect, useState } from 'react'

import type { Editing } from '#studio/document/editing.ts'
import { type Language, localeOf } from '#domain/text/locale.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { preview } from './preview.store.ts'
import { LanguageSelect } from '#studio/form/LanguageSelect.tsx'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  editing: Editing
  texts: StudioTexts
}

/** After the last key. */
const pauseMs = 400

/** The real page, drawn by the templates of the site from what is being written, beside the form. */
export function PagePreview({ editing: { fields, place }, texts }: Props) {
  const [language, setLanguage] = useState<Language>('es')
  const { html, state } = useStore(preview.$page)
  useEffect(() => preview.forget, [])
  useEffect(() => {
    const timer = setTimeout(() => void preview.draw(place, fields, localeOf(language)), pauseMs)
    return () => clearTimeout(timer)
  }, [fields, language, place])
  return (
    <aside aria-label={texts.preview.title} className="studio-preview">
      <label className="studio-beside">
        {texts.preview.language}
        <LanguageSelect onChange={setLanguage} texts={texts} value={language} />
      </label>
      <p role="status">
        {state.kind === 'loading' && texts.loading}
        {state.kind === 'failed' &&
          (state.code === 'invalid-argument' ? texts.preview.invalid : texts.preview.failed)}
      </p>
      {html !== null && (
        // Its own scripts do not run here: they would lead on, count a visit, and ask about cookies.
        <iframe lang={language} sandbox="allow-same-origin" srcDoc={html} title={texts.preview.title} />
      )}
    </aside>
  )
}
