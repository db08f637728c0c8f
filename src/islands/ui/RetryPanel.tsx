interface Props {
  onRetry: () => void
  retry: string
  /** What could not be had, and why. */
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
