/** Why something did not work: it stays where it happened, after the snackbar has gone. */
export function FailureNote({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p className="field-error" role="alert">
      {text}
    </p>
  )
}
