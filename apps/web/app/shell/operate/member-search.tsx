import { consoleLimits } from '@mowatt/contract'
import { IconButton, SearchIcon, TextField } from '@mowatt/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { memberSearchTexts } from './frame-texts.ts'

type MemberSearchProps = {
  /** The current query in the address. */
  words?: string
  className?: string
}

/** Leads to members by the start of an address or alias. */
export function MemberSearch({ words = '', className }: MemberSearchProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  // The address may change without this field. It stays the same element, so that it keeps the focus after a search.
  useEffect(() => {
    if (field.current) field.current.value = words
  }, [words])

  function search(event: FormEvent) {
    event.preventDefault()
    const wanted = field.current?.value.trim() ?? ''
    void navigate(`/operate/members${wanted === '' ? '' : `?${new URLSearchParams({ search: wanted })}`}`)
  }
  return (
    <form action="/operate/members" aria-label={memberSearchTexts.form} onSubmit={search} className={className}>
      <TextField
        ref={field}
        label={memberSearchTexts.field}
        type="search"
        name="search"
        maxLength={consoleLimits.search}
        defaultValue={words}
      />
      <IconButton type="submit" label={memberSearchTexts.submit} icon={<SearchIcon />} />
    </form>
  )
}
