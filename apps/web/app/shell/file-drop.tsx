import { FileField } from '@mowatt/ui'
import { type DragEvent, useState } from 'react'

type FileDropProps = { label: string; hint: string; accept: string; onFile: (file: File) => void }

/** A file from the visitor's own device, chosen or dropped. It is read here and never uploaded. */
export function FileDrop({ label, hint, accept, onFile }: FileDropProps) {
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
      <FileField
        label={label}
        hint={hint}
        accept={accept}
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
