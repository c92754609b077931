import type { ComponentProps } from 'react'

type FilePickerProps = Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> & {
  onFiles?: (files: File[]) => void
}

/** Opens the device's dialog for files, on a press of a button that clicks this. */
export function FilePicker({ onFiles, ...rest }: FilePickerProps) {
  return (
    <input
      multiple
      {...rest}
      type="file"
      hidden
      {...(onFiles && {
        onChange: ({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again after an error.
          currentTarget.value = ''
          onFiles(files)
        },
      })}
    />
  )
}
