import { IconButton, SearchIcon, TextField } from '@mowatt/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

type MemberSearchProps = {
  /** What the address asks for now. */
  words?: string
  className?: string
}

/** Leads to members by the start of an address or alias; Ctrl-K leads here. There is one on a page. */
export function MemberSearch({ words = '', className }: MemberSearchProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])

  function search(event: FormEvent) {
    event.preventDefault()
    const wanted = field.current?.value.trim() ?? ''
    void navigate(`/operate/members${wanted === '' ? '' : `?${new URLSearchParams({ search: wanted })}`}`)
  }
  return (
    <form action="/operate/members" aria-label="Members" onSubmit={search} className={className}>
      <TextField
        ref={field}
        key={words}
        label="Search members by email or alias"
        isLabelHidden
        type="search"
        name="search"
        placeholder="Find (Ctrl K)"
        maxLength={120}
        defaultValue={words}
        aria-keyshortcuts="Control+K"
      />
      <IconButton type="submit" label="Search" icon={<SearchIcon />} />
    </form>
  )
}
