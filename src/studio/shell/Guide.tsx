interface Props {
  steps: readonly { text: string; title: string }[]
  title: string
}

/** Guide for editors, shown where it is needed. */
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
