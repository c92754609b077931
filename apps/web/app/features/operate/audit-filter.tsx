import { Button, TextField } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { askedAudit, type AskedAudit, auditAddress } from './asked-audit.ts'

/** Which entries are shown, kept in the address. */
export function AuditFilter({ asked: { operator, subject } }: { asked: AskedAudit }) {
  const navigate = useNavigate()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget) as Iterable<[string, FormDataEntryValue]>
    const texts = [...typed].filter((each): each is [string, string] => typeof each[1] === 'string')
    void navigate(auditAddress(askedAudit(new URLSearchParams(texts))))
  }
  return (
    <form action="/operate/audit" className="ops-filter" aria-label="Which entries" onSubmit={show}>
      <TextField label="Operator" name="operator" placeholder="Email" defaultValue={operator} />
      <TextField label="What it was about" name="subject" placeholder="entry:123" defaultValue={subject} />
      <Button type="submit" variant="quiet">
        Show
      </Button>
    </form>
  )
}
