import type { listOperators, ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Table, type TableColumn } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { RoleForm } from './role-form.tsx'

export type Operators = ReplyOf<typeof listOperators>
type Operator = Operators['operators'][number]

type OperatorRolesProps = Operators & { call: Call; onChange: (operators: Operators) => void }

/** Everyone with a role. One form gives one, changes it or takes it away. */
export function OperatorRoles({ operators, call, onChange }: OperatorRolesProps) {
  const [chosen, setChosen] = useState('')
  const role = useRef<HTMLSelectElement>(null)
  const columns: TableColumn<Operator>[] = [
    { key: 'email', header: 'Email', cell: ({ email }) => <span className="ops-address">{email}</span> },
    { key: 'role', header: 'Role', cell: (operator) => <span className="ops-role">{operator.role}</span> },
    { key: 'since', header: 'Since', cell: ({ added_at: at }) => longDate(at.slice(0, 10)) },
    {
      key: 'change',
      header: 'Change',
      cell: ({ email }) => (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setChosen(email)
            role.current?.focus()
          }}
        >
          Change<span className="sr-only"> the role of {email}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <section className="ops-panel" aria-label="Everyone with a role">
        <Table caption="Everyone with a role" columns={columns} rows={operators} rowKey={({ email }) => email} />
      </section>
      <RoleForm email={chosen} onEmail={setChosen} roleField={role} call={call} onChange={onChange} />
    </>
  )
}
