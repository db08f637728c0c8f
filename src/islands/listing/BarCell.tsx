import {
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef
} from 'react'

import { isDirty } from '#domain/text/form-control.ts'

interface Props {
  /** Label of the button at the end, with the live number; null where a choice is all there is to do, and closes it. */
  action: string | null
  children: ReactNode
  /** A second button beside it. */
  beside?: ReactNode
  close: string
  id?: string
  name: string
  /** The button at the end takes what the fields say; the cross leaves it. */
  onAction?: () => void
  onOpen?: () => void
  /** Current choice, beside the name. */
  value?: ReactNode
}

/** A control of the bar. It opens as a sheet from below on a phone, as a box below the bar elsewhere; without its script, too. Escape closes it, as it does every menu of the page. */
export function BarCell({ action, beside, children, close, id, name, onAction, onOpen, value }: Props) {
  const cell = useRef<HTMLDetailsElement>(null)
  useEarlyChoice(cell, action === null)
  return (
    <details
      className="cell"
      id={id}
      name="listing-bar"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      ref={cell}
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
        <div className="sheet-fields" onChange={action === null ? closeOnChoice : undefined}>
          {children}
        </div>
        {action !== null && (
          <p className="sheet-foot">
            <button
              className="button"
              data-held
              onClick={event => {
                onAction?.()
                closeOnClick(event)
              }}
            >
              {action}
            </button>
            {beside}
          </p>
        )}
      </div>
    </details>
  )
}

/** A choice that was pressed before this woke closes it as well. */
function useEarlyChoice(cell: RefObject<HTMLDetailsElement | null>, closes: boolean): void {
  useLayoutEffect(() => {
    const { current } = cell
    if (!closes || !current?.open || current.querySelector(':focus-visible')) return
    if ([...current.querySelectorAll('input')].some(isDirty)) closeCell(current)
  }, [cell, closes])
}

/** Keys pass over choices on their way: only a press closes. */
function closeOnChoice({ currentTarget, nativeEvent }: ChangeEvent<HTMLElement>): void {
  if (nativeEvent instanceof globalThis.MouseEvent && nativeEvent.detail > 0)
    closeCell(currentTarget.closest('details'))
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
