import { claimLimits, consoleLimits, renewClaim } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Checkbox, LongTextField, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import type { Claim, Claims } from './claim-register.tsx'
import { claimFormTexts } from './claim-texts.ts'

type ClaimFormProps = { claim: Claim; call: Call; onChange: (claims: Claims, told: string) => void }

/** Records that a claim was checked today, unchanged or with another figure. */
export function ClaimForm({ claim, call, onChange }: ClaimFormProps) {
  const [given, setGiven] = useState({ figure: claim.figure, basis: claim.basis, expires_on: '', reason: '' })
  const [isKept, setIsKept] = useState(claim.is_kept)
  const act = useAct()
  const set = (name: keyof typeof given) => (event: { target: { value: string } }) =>
    setGiven((last) => ({ ...last, [name]: event.target.value }))

  async function renew(event: FormEvent) {
    event.preventDefault()
    await act.run(async () => {
      const params = { document_id: claim.document_id }
      const { outcome, claims } = await call(renewClaim, {
        params,
        body: { ...given, is_kept: isKept, version: claim.version },
      })
      onChange(claims, outcome === 'renewed' ? claimFormTexts.renewed(claim.label) : claimFormTexts.changedElsewhere)
    })
  }
  return (
    <form
      className="ops-decide"
      aria-label={claimFormTexts.title(claim.label)}
      noValidate
      onSubmit={(event) => void renew(event)}
    >
      {claim.computed && (
        <Checkbox
          label={claimFormTexts.follow}
          error={act.fields['is_kept']}
          checked={isKept}
          onChange={({ target }) => setIsKept(target.checked)}
        />
      )}
      {!isKept && (
        <TextField
          label={claimFormTexts.figure}
          maxLength={claimLimits.figure}
          value={given.figure}
          error={act.fields['figure']}
          onChange={set('figure')}
        />
      )}
      <LongTextField
        label={claimFormTexts.basis}
        hint={claimFormTexts.basisHint}
        rows={5}
        maxLength={claimLimits.basis}
        value={given.basis}
        error={act.fields['basis']}
        onChange={set('basis')}
      />
      <TextField
        label={claimFormTexts.checkBy}
        type="date"
        value={given.expires_on}
        error={act.fields['expires_on']}
        onChange={set('expires_on')}
      />
      <LongTextField
        label={claimFormTexts.why}
        hint={claimFormTexts.whyHint}
        rows={2}
        maxLength={consoleLimits.reason}
        value={given.reason}
        error={act.fields['reason']}
        onChange={set('reason')}
      />
      {act.error && Object.keys(act.fields).length === 0 && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div>
        <Button type="submit" size="small" variant="strong" isLoading={act.isBusy}>
          {claimFormTexts.save}
        </Button>
      </div>
    </form>
  )
}
