interface Props {
  /** Endings and types of the files that can be read. */
  accept: string
  label: string
  onFile: (file: File) => void
}

/** Takes a file of documents or of texts. */
export function FileField({ accept, label, onFile }: Props) {
  return (
    <label className="studio-file">
      {label}
      <input
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = ''
        }}
        type="file"
      />
    </label>
  )
}
