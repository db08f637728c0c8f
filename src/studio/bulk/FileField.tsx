import { useId } from 'react'

interface Props {
  /** Endings and types of the files that can be read. */
  accept: string
  label: string
  onFile: (file: File) => void
}

/** Takes a file of documents or of texts. */
export function FileField({ accept, label, onFile }: Props) {
  const id = useId()
  return (
    <div className="studio-drop">
      <input
        accept={accept}
        id={id}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = ''
        }}
        type="file"
      />
      <label className="button" htmlFor={id}>
        {label}
      </label>
    </div>
  )
}
