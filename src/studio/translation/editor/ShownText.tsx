import type { Language } from '#domain/text/locale.ts'
import { textEditor } from '#studio/translation/text-editor.store.ts'

/** A text as it will look. */
export function ShownText({ code, isHtml, text }: { code: Language; isHtml: boolean; text: string }) {
  return isHtml ? (
    <div
      className="studio-shown"
      // Only what the contract allows is left of it.
      dangerouslySetInnerHTML={{ __html: textEditor.tidyHtml(text) }}
      lang={code}
    />
  ) : (
    <p className="studio-shown" lang={code}>
      {text}
    </p>
  )
}
