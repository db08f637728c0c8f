import type { StartsView } from '#domain/listing/cards/card-view.ts'

interface Props {
  className?: string
  /** Day and hours of a start stay in one line. */
  isTogether?: boolean
  /** Shown where no start is known. */
  otherwise?: string
  /** Stands before each start. */
  prefix?: string
  shown: StartsView
}

/** When an experience begins next. Without scripts that is the first start; `showNextStarts` shows the one that is still to come. */
export function NextStarts({ className, isTogether = false, otherwise, prefix, shown }: Props) {
  const { starts, today } = shown
  return (
    <span className={className} data-next-starts={today}>
      {starts.map(({ day, dayText, hours, until }, order) => {
        const start = (
          <>
            <time data-day="" dateTime={day}>
              {`${dayText},`}
            </time>{' '}
            <span>{hours}</span>
          </>
        )
        return (
          <span data-until={until} hidden={order > 0} key={`${until} ${hours}`}>
            {prefix}
            {isTogether ? <b>{start}</b> : start}
          </span>
        )
      })}
      {starts.length === 0 && otherwise}
    </span>
  )
}
