import type { MouseEvent, ReactNode } from 'react'

interface Props {
  /** What the button at the end leads to, with the live number. */
  action: string
  children: ReactNode
  close: string
  id?: string
  name: string
  onOpen?: () => void
  /** What is chosen, beside the name. */
  value?: ReactNode
}

/** A control of the bar. It opens as a sheet from below on a phone, as a box below the bar elsewhere; without its script, too. Escape closes it, as it does every menu of the page. */
export function BarCell({ action, children, close, id, name, onOpen, value }: Props) {
  return (
    <details
      className="cell"
      id={id}
      name="listing-bar"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        <span className="cell-name">{name}</span>
        {value}
      </summary>
      <div className="sheet">
        <p className="sheet-head">
          <strong>{name}</strong>
          <button aria-label={close} data-held onClick={closeOnClick} type="button">
            <span aria-hidden="true">×</span>
          </button>
        </p>
        <div className="sheet-fields">{children}</div>
        <p className="sheet-foot">
          <button className="button" data-held onClick={closeOnClick} type="button">
            {action}
          </button>
        </p>
      </div>
    </details>
  )
}

function closeOnClick({ currentTarget }: MouseEvent): void {
  closeCell(currentTarget.closest('details'))
}

/** The focus goes back to what opened it. */
function closeCell(cell: HTMLDetailsElement | null): void {
  if (!cell) return
  cell.open = false
  cell.querySelector('summary')?.focus()
}
