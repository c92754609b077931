import { useEffect } from 'react'

/** Takes files that are dropped anywhere on the page, or pasted. */
export function useDroppedFiles(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const page = document.documentElement
    const stop = new AbortController()
    const on = (name: string, act: (event: DragEvent & ClipboardEvent) => void) =>
      addEventListener(name, act as EventListener, { signal: stop.signal })
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const rest = () => void delete page.dataset['dropping']
    on('dragover', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      page.dataset['dropping'] = ''
    })
    on('dragleave', (event) => !event.relatedTarget && rest())
    on('drop', (event) => {
      rest()
      if (!hasFiles(event)) return
      event.preventDefault()
      take([...event.dataTransfer!.files])
    })
    on('paste', ({ clipboardData }) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) take(files)
    })
    return () => stop.abort()
  }, [take])
}
