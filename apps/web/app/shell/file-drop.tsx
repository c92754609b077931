import { type DragEvent, useId, useState } from 'react'

type FileDropProps = { label: string; hint: string; accept: string; onFile: (file: File) => void }

/** A file from the visitor's own device, chosen or dropped. It is read here and never uploaded. */
export function FileDrop({ label, hint, accept, onFile }: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type !== 'dragleave')
  }
  return (
    <div
      className="file-drop"
      data-over={isOver ? 'yes' : 'no'}
      onDragOver={hold}
      onDragLeave={hold}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-small text-text-2">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          // So that the same file can be chosen again after it was changed.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
