import type { Language } from '#domain/text/locale.ts'
import { desk } from '#stores/studio/translation/desk.ts'

/** A text as it will look. */
export function ShownText({ code, isHtml, text }: { code: Language; isHtml: boolean; text: string }) {
  return isHtml ? (
    <div
      className="studio-shown"
      // Only what the contract allows is left of it.
      dangerouslySetInnerHTML={{ __html: desk.tidyHtml(text) }}
      lang={code}
    />
  ) : (
    <p className="studio-shown" lang={code}>
      {text}
    </p>
  )
}
