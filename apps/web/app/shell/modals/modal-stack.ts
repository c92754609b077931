import type { ComponentType } from 'react'

/** The props of every modal besides its own. */
export type ModalProps = { isOpen: boolean; onClose: () => void }

export type ModalEntry = {
  id: string
  isOpen: boolean
  zIndex: number
  component: ComponentType<ModalProps & Record<string, unknown>>
  props: Record<string, unknown>
}

export type NewModal = Pick<ModalEntry, 'id' | 'component'> & Partial<Pick<ModalEntry, 'zIndex' | 'props'>>

export type ModalStack = {
  /** Opens a modal; one with the same ID is replaced. */
  open: (modal: NewModal) => void
  close: (id: string) => void
  closeAll: () => void
  entries: () => readonly ModalEntry[]
  subscribe: (onChange: () => void) => () => void
}

const DEFAULT_Z_INDEX = 50
/** A closed modal stays this long for its exit animation. */
const LEAVING_MS = 300

export function createModalStack(): ModalStack {
  let entries: readonly ModalEntry[] = []
  const leaving = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function change(next: readonly ModalEntry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function stay(id: string): void {
    clearTimeout(leaving.get(id))
    leaving.delete(id)
  }

  function remove(id: string): void {
    leaving.delete(id)
    change(entries.filter((entry) => entry.id !== id))
  }

  function closeAll(ids: readonly string[]): void {
    const closing = ids.filter((id) => entries.some((entry) => entry.id === id && entry.isOpen))
    if (closing.length === 0) return
    for (const id of closing) leaving.set(id, setTimeout(remove, LEAVING_MS, id))
    change(entries.map((entry) => (closing.includes(entry.id) ? { ...entry, isOpen: false } : entry)))
  }

  return {
    open({ id, component, zIndex = DEFAULT_Z_INDEX, props = {} }) {
      stay(id)
      const others = entries.filter((entry) => entry.id !== id)
      change([...others, { id, isOpen: true, zIndex, component, props }])
    },
    close: (id) => closeAll([id]),
    closeAll: () => closeAll(entries.map(({ id }) => id)),
    entries: () => entries,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
