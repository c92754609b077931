import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export type TabItem = { key: string; label: string; content: ReactNode; isDisabled?: boolean }

export type TabsProps = {
  /** Names the list of tabs. */
  label: string
  items: readonly TabItem[]
  initialKey?: string
  onChange?: (key: string) => void
  className?: string
}

/** Tabs by the ARIA pattern: arrows, Home and End move and choose, Tab goes into the panel.
 *  Not Radix's: it renders style attributes on the server, which the content security policy refuses. */
export function Tabs({ label, items, initialKey = items[0]?.key, onChange, className }: TabsProps) {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initialKey)

  function choose(key: string) {
    setChosen(key)
    onChange?.(key)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const usable = items.filter((item) => !item.isDisabled)
    const at = usable.findIndex((item) => item.key === chosen)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const target = next === undefined ? undefined : usable.at(next % usable.length)
    if (!target) return
    event.preventDefault()
    choose(target.key)
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.key)}"]`)?.focus()
  }

  return (
    <div className={joinClasses('grid gap-5', className)}>
      <div
        ref={listRef}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className="flex flex-wrap gap-1 border-b border-border"
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-tab-${item.key}`}
            data-tab={item.key}
            aria-controls={`${id}-panel-${item.key}`}
            aria-selected={item.key === chosen}
            tabIndex={item.key === chosen ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => choose(item.key)}
            className="-mb-px min-h-12 border-b-3 border-transparent px-4 text-small font-bold text-text-2 transition-colors enabled:hover:text-text aria-selected:border-text aria-selected:text-text disabled:cursor-not-allowed disabled:text-text-disabled"
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.key}
          role="tabpanel"
          id={`${id}-panel-${item.key}`}
          aria-labelledby={`${id}-tab-${item.key}`}
          tabIndex={0}
          hidden={item.key !== chosen}
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}
