import type { StudioTexts } from '#texts.ts'

/** What an editor has to know, where it is needed. */
export function Guide({ texts }: { texts: StudioTexts }) {
  return (
    <details className="studio-guide">
      <summary>{texts.guideTitle}</summary>
      <ol>
        {texts.guide.map(({ text, title }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
