import { type ChangeEvent, useEffect, useRef, useState } from 'react'

import type { FieldProps } from '#studio/form/field-props.view.ts'
import { photoUploads } from './photo-uploads.store.ts'

interface Props extends Pick<FieldProps, 'id' | 'speech'> {
  experience: string
}

const accept = 'image/jpeg,image/png,image/webp'

/** Where photographs come from: chosen, taken with the camera, dropped or pasted. What is none is told when it was looked at. */
export function UploadZone({ experience, id, speech: { texts } }: Props) {
  const { photos: words } = texts
  const add = (files: readonly File[]) =>
    void photoUploads.add(
      experience,
      files.map(file => ({ file, name: file.name }))
    )
  const isOver = useGiven(add)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // So that the same file can be chosen again.
    currentTarget.value = ''
  }
  return (
    <div className="studio-drop" data-over={isOver || undefined}>
      <input accept={accept} id={id} multiple onChange={choose} type="file" />
      <label className="button" htmlFor={id}>
        {words.choose}
      </label>
      <input
        accept={accept}
        capture="environment"
        className="studio-camera"
        id={`${id}-camera`}
        onChange={choose}
        type="file"
      />
      <label className="button button-quiet studio-camera" htmlFor={`${id}-camera`}>
        {words.camera}
      </label>
      <p className="studio-help">
        <span className="studio-drop-hint">{words.drop}</span> {words.help}
      </p>
    </div>
  )
}

/** Files that are dropped anywhere on the page, where the browser would open them and leave the form, or pasted anywhere but into a text. Whether some are held over the page. */
function useGiven(add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      setOver(false)
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length === 0 || isText(event.target)) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), {
      signal
    })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="file"]), textarea, [contenteditable], [contenteditable] *')
  )
}
