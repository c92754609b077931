import { changeRole, consoleLimits, type OperatorRole, operatorRoles } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, ChoiceField, LongTextField, Note, TextField } from '@mowatt/ui'
import { type FormEvent, type RefObject, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import type { Operators } from './operator-roles.tsx'
import { roleFormTexts } from './operator-texts.ts'

const NONE = 'none'

const choices = [
  ...operatorRoles.map((role) => ({ value: role, label: `${role.charAt(0).toUpperCase()}${role.slice(1)}` })),
  { value: NONE, label: roleFormTexts.noAccess },
]

type RoleFormProps = {
  email: string
  onEmail: (email: string) => void
  roleField: RefObject<HTMLSelectElement | null>
  call: Call
  onChange: (operators: Operators) => void
}

/** Gives a user a role, another one, or none, with a reason. */
export function RoleForm({ email, onEmail, roleField, call, onChange }: RoleFormProps) {
  const [role, setRole] = useState('')
  const [reason, setReason] = useState('')
  const [told, setTold] = useState('')
  const act = useAct()

  async function change(event: FormEvent) {
    event.preventDefault()
    setTold('')
    if (role === '') return act.refuse(undefined, { role: roleFormTexts.chooseRole })
    const wanted = role === NONE ? null : (role as OperatorRole)
    const isDone = await act.run(async () =>
      onChange(await call(changeRole, { body: { email, role: wanted, reason } })),
    )
    if (!isDone) return
    setTold(wanted ? roleFormTexts.given(email, wanted) : roleFormTexts.taken(email))
    onEmail('')
    setRole('')
    setReason('')
  }
  const isEmailWrong = act.code === 'email_invalid'
  const isFieldsOnly = isEmailWrong || Object.keys(act.fields).length > 0
  return (
    <section className="ops-panel" aria-labelledby="role-title">
      <h2 id="role-title" className="text-h4">
        {roleFormTexts.title}
      </h2>
      <output className="ops-told">{told}</output>
      <form className="ops-role-form" aria-labelledby="role-title" noValidate onSubmit={(event) => void change(event)}>
        <TextField
          label={roleFormTexts.email}
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          error={act.fields['email'] ?? (isEmailWrong ? act.error : undefined)}
          onChange={({ target }) => onEmail(target.value)}
        />
        <ChoiceField
          ref={roleField}
          label={roleFormTexts.role}
          name="role"
          choices={choices}
          value={role}
          error={act.fields['role']}
          onChange={({ target }) => setRole(target.value)}
        />
        <LongTextField
          label={roleFormTexts.why}
          hint={roleFormTexts.whyHint}
          name="reason"
          rows={2}
          maxLength={consoleLimits.reason}
          value={reason}
          error={act.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        {act.error && !isFieldsOnly && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
        <div>
          <Button
            type="submit"
            variant="strong"
            size="small"
            isLoading={act.isBusy}
            loadingLabel={roleFormTexts.saving}
          >
            {roleFormTexts.save}
          </Button>
        </div>
      </form>
    </section>
  )
}
