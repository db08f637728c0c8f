import { useState } from 'react'

import { listOrNothing, stringsIn } from './values.ts'

import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.view.ts'

interface Props extends FieldProps {
  isMany: boolean
}

/** One document of another collection, or several: found by name, kept by id. */
export function ReferenceField({ isMany, onChange, value, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const { form, speech } = rest
  const collection = form.refersTo ?? ''
  const chosen = isMany ? stringsIn(value) : typeof value === 'string' && value !== '' ? [value] : []
  const found = typed === '' ? [] : speech.find(collection, typed).filter(row => !chosen.includes(row.id))
  const set = (ids: readonly string[]) => onChange(isMany ? listOrNothing(ids) : ids.at(-1))
  const add = (added: string) => {
    set([...chosen, added])
    setTyped('')
  }
  return (
    <FieldFrame {...rest} isGroup>
      {described => (
        <>
          <ul className="studio-chips">
            {chosen.map(one => (
              <li key={one}>
                {speech.nameOf(collection, one) ?? one}
                <button
                  aria-label={`${speech.texts.remove}: ${speech.nameOf(collection, one) ?? one}`}
                  onClick={() => set(chosen.filter(other => other !== one))}
                  type="button"
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          <input
            {...described}
            aria-label={`${speech.texts.search}: ${form.label[speech.language]}`}
            autoComplete="off"
            className="field"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={event => {
              const [first] = found
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (first) add(first.id)
            }}
            placeholder={speech.texts.search}
            type="search"
            value={typed}
          />
          <div aria-live="polite" className="studio-found">
            {typed !== '' && found.length === 0 && <p>{speech.texts.nothingFound}</p>}
            {found.map(row => (
              <button key={row.id} onClick={() => add(row.id)} type="button">
                {row.title} <small>{row.id}</small>
              </button>
            ))}
          </div>
        </>
      )}
    </FieldFrame>
  )
}
