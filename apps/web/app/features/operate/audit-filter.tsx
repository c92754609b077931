import { Button, TextField } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { askedAudit, type AskedAudit, auditAddress } from './asked-audit.ts'
import { filterTexts } from './audit-texts.ts'

/** The filter of the entries, kept in the address. */
export function AuditFilter({ asked: { operator, subject } }: { asked: AskedAudit }) {
  const navigate = useNavigate()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget) as Iterable<[string, FormDataEntryValue]>
    const texts = [...typed].filter((each): each is [string, string] => typeof each[1] === 'string')
    void navigate(auditAddress(askedAudit(new URLSearchParams(texts))))
  }
  return (
    <form action="/operate/audit" className="ops-filter" aria-label={filterTexts.title} onSubmit={show}>
      <TextField label={filterTexts.operator} name="operator" placeholder={filterTexts.email} defaultValue={operator} />
      <TextField
        label={filterTexts.about}
        name="subject"
        placeholder={filterTexts.aboutExample}
        defaultValue={subject}
      />
      <Button type="submit" variant="quiet">
        {filterTexts.show}
      </Button>
    </form>
  )
}
