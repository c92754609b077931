import { claimLimits, consoleLimits, renewClaim } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Checkbox, LongTextField, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import type { Claim, Claims } from './claim-register.tsx'

type ClaimFormProps = { claim: Claim; call: Call; onChange: (claims: Claims, told: string) => void }

/** Says that a claim was checked today, as it is or with another figure. */
export function ClaimForm({ claim, call, onChange }: ClaimFormProps) {
  const [given, setGiven] = useState({ figure: claim.figure, basis: claim.basis, expires_on: '', reason: '' })
  const [isKept, setIsKept] = useState(claim.is_kept)
  const [fields, setFields] = useState<Record<string, string>>({})
  const act = useAct((failure) => {
    setFields(failure.fields ?? {})
    return failure.message
  })
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven((last) => ({ ...last, [name]: event.target.value }))

  async function renew(event: FormEvent) {
    event.preventDefault()
    setFields({})
    await act.run(async () => {
      const params = { document_id: claim.document_id }
      const { outcome, claims } = await call(renewClaim, {
        params,
        body: { ...given, is_kept: isKept, version: claim.version },
      })
      onChange(
        claims,
        outcome === 'renewed'
          ? `We’ve marked “${claim.label}” as checked today.`
          : 'Someone else changed this claim in the meantime, so we haven’t saved your version. Here’s what they wrote.',
      )
    })
  }
  return (
    <form
      className="ops-decide"
      aria-label={`Check again: ${claim.label}`}
      noValidate
      onSubmit={(event) => void renew(event)}
    >
      {claim.computed && (
        <Checkbox
          label="Let this figure follow our data"
          error={fields['is_kept']}
          checked={isKept}
          onChange={({ target }) => setIsKept(target.checked)}
        />
      )}
      {!isKept && (
        <TextField
          label="Figure"
          maxLength={claimLimits.figure}
          value={given.figure}
          error={fields['figure']}
          onChange={set('figure')}
        />
      )}
      <LongTextField
        label="Basis"
        hint="The site shows it as a note."
        rows={5}
        maxLength={claimLimits.basis}
        value={given.basis}
        error={fields['basis']}
        onChange={set('basis')}
      />
      <TextField
        label="Check again by"
        type="date"
        value={given.expires_on}
        error={fields['expires_on']}
        onChange={set('expires_on')}
      />
      <LongTextField
        label="Why"
        hint="How you checked it. It’s kept in the audit log."
        rows={2}
        maxLength={consoleLimits.reason}
        value={given.reason}
        error={fields['reason']}
        onChange={set('reason')}
      />
      {act.error && Object.keys(fields).length === 0 && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div>
        <Button type="submit" size="small" variant="strong" isLoading={act.isBusy}>
          Save as checked today
        </Button>
      </div>
    </form>
  )
}
