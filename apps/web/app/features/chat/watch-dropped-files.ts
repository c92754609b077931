/** Accepts files that are dropped anywhere on the page, or pasted. Returns a function that removes the listeners. */
export function watchDroppedFiles(take: (files: readonly File[]) => void): () => void {
  const page = document.documentElement
  const stop = new AbortController()
  const on = (name: string, act: (event: DragEvent & ClipboardEvent) => void) =>
    addEventListener(name, act as EventListener, { signal: stop.signal })
  let isOurOwn = false
  // A link has no readable file; by default the browser would navigate there and leave the page.
  const isForUs = ({ dataTransfer, target }: DragEvent) => {
    const kinds = dataTransfer?.types ?? []
    if (isOurOwn) return false
    return kinds.includes('Files') || (kinds.includes('text/uri-list') && !isField(target))
  }
  const rest = () => void delete page.dataset['dropping']
  on('dragstart', () => (isOurOwn = true))
  // Not on dragend: the dragged element may be gone by then, and no event fires.
  on('pointerdown', () => (isOurOwn = false))
  on('dragover', (event) => {
    if (!isForUs(event)) return
    event.preventDefault()
    page.dataset['dropping'] = ''
  })
  on('dragleave', (event) => !event.relatedTarget && rest())
  on('drop', (event) => {
    rest()
    if (!isForUs(event)) return
    event.preventDefault()
    take([...event.dataTransfer!.files])
  })
  on('paste', ({ clipboardData }) => {
    const files = [...(clipboardData?.files ?? [])]
    if (files.length > 0) take(files)
  })
  return () => stop.abort()
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}
