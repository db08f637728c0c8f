import { useEffect, useState } from 'react'

import { type Language, languages, localeOf } from '#domain/text/locale.ts'
import { pathIn } from '#domain/site/routes.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { preview } from '#stores/studio/preview.ts'
import type { StudioTexts } from '#texts.ts'

interface Props {
  /** Where the document is seen, without a locale. */
  route: string
  /** What of it the server has: another one is another page. */
  revision: string | null
  texts: StudioTexts
}

/** The real page, drawn by the templates of the site, beside the form. */
export function PagePreview({ revision, route, texts }: Props) {
  const [language, setLanguage] = useState<Language>('es')
  const page = useStore(preview.$page)
  const path = pathIn(localeOf(language), route.replace(/#.*$/, ''))
  useEffect(() => void preview.load(path, revision), [path, revision])
  return (
    <aside aria-label={texts.preview.title} className="studio-preview">
      <div className="studio-preview-tools">
        <label>
          {texts.preview.language}
          <select
            className="field"
            onChange={({ currentTarget }) => {
              const chosen = languages.find(known => known === currentTarget.value)
              if (chosen) setLanguage(chosen)
            }}
            value={language}
          >
            {languages.map(known => (
              <option key={known} value={known}>
                {texts.languages[known]}
              </option>
            ))}
          </select>
        </label>
        <button
          className="button button-quiet"
          onClick={() => void preview.load(path, revision)}
          type="button"
        >
          {texts.preview.refresh}
        </button>
      </div>
      <p className="studio-help">{texts.preview.note}</p>
      {page.kind === 'failed' && <p role="alert">{texts.preview.failed}</p>}
      {page.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {page.kind === 'ready' && (
        // Its own scripts do not run here: they would lead on, count a visit, and ask about cookies.
        <iframe lang={language} sandbox="allow-same-origin" srcDoc={page.value} title={texts.preview.title} />
      )}
    </aside>
  )
}
