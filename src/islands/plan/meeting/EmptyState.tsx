interface Props {
  /** Label of the link that leads on. */
  browse: string
  isAlert?: boolean
  listingHref: string
  /** The address of a drawing, which only decorates. */
  picture: string
  text: string
}

/** A picture, a sentence and a way on, where there is nothing else to show. */
export function EmptyState({ browse, isAlert = false, listingHref, picture, text }: Props) {
  return (
    <div className="empty-state">
      <img alt="" fetchPriority="high" height={300} src={picture} width={400} />
      <p className="lead" role={isAlert ? 'alert' : undefined}>
        {text}
      </p>
      <p>
        <a className="button" href={listingHref}>
          {browse}
        </a>
      </p>
    </div>
  )
}
