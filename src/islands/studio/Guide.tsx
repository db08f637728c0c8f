import type { StudioTexts } from '#texts.ts'

interface Props {
  /** Whether it is for somebody of a company. */
  isForCompany: boolean
  texts: StudioTexts
}

/** What an editor or a company has to know, where it is needed. */
export function Guide({ isForCompany, texts }: Props) {
  const { guide, guideTitle } = isForCompany ? texts.company : texts
  return (
    <details className="studio-guide">
      <summary>{guideTitle}</summary>
      <ol>
        {guide.map(({ text, title }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
