interface Props {
  steps: readonly { text: string; title: string }[]
  title: string
}

/** What an editor has to know, where it is needed. */
export function Guide({ steps, title: heading }: Props) {
  return (
    <details className="studio-guide">
      <summary>{heading}</summary>
      <ol>
        {steps.map(({ text, title }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </details>
  )
}
