import type { listOperators, ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Table, type TableColumn } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { RoleForm } from './role-form.tsx'
import { rolesTexts } from './operator-texts.ts'

export type Operators = ReplyOf<typeof listOperators>
type Operator = Operators['operators'][number]

type OperatorRolesProps = Operators & { call: Call; onChange: (operators: Operators) => void }

/** Everyone with a role. One form gives, changes or removes one. */
export function OperatorRoles({ operators, call, onChange }: OperatorRolesProps) {
  const [chosen, setChosen] = useState('')
  const role = useRef<HTMLSelectElement>(null)
  const columns: TableColumn<Operator>[] = [
    { key: 'email', header: rolesTexts.email, cell: ({ email }) => <span className="ops-address">{email}</span> },
    { key: 'role', header: rolesTexts.role, cell: (operator) => <span className="ops-role">{operator.role}</span> },
    { key: 'since', header: rolesTexts.since, cell: ({ added_at: at }) => longDate(at.slice(0, 10)) },
    {
      key: 'change',
      header: rolesTexts.change,
      cell: ({ email }) => (
        <Button
          variant="ghost"
          size="small"
          className="ops-inline-act"
          onClick={() => {
            setChosen(email)
            role.current?.focus()
          }}
        >
          {rolesTexts.change}
          <span className="sr-only"> {rolesTexts.roleOf(email)}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <section className="ops-panel" aria-label={rolesTexts.title}>
        <Table caption={rolesTexts.title} columns={columns} rows={operators} rowKey={({ email }) => email} />
      </section>
      <RoleForm email={chosen} onEmail={setChosen} roleField={role} call={call} onChange={onChange} />
    </>
  )
}
