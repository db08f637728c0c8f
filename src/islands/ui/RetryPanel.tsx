interface Props {
  onRetry: () => void
  retry: string
  /** Explains the failure. */
  text: string
}

/** Stands where something could not be had, and tries again. */
export function RetryPanel({ onRetry, retry, text }: Props) {
  return (
    <div className="empty" role="alert">
      <p>{text}</p>
      <button className="button" onClick={onRetry} type="button">
        {retry}
      </button>
    </div>
  )
}
