import { complaintLimits } from '@mowatt/contract'
import { Button, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { focusOnce } from '../../../browser/focus-once.ts'
import { useAct } from '../../../browser/use-act.ts'
import { useKeyOf } from '../../../browser/use-key-of.ts'
import { complaintTexts } from './complaint-texts.ts'

export type NewComplaint = { supplier: string; subject: string; made_on: string; about?: string; bill_id?: string }

type ComplaintFormProps = {
  supplier: string
  today: string
  onAdd: (complaint: NewComplaint, key: string) => Promise<void>
  onClose: () => void
}

/** To whom, about what and when: what its clock needs. */
export function ComplaintForm({ supplier, today, onAdd, onClose }: ComplaintFormProps) {
  const [typed, setTyped] = useState({ supplier, subject: '', made_on: today })
  const [isChecked, setIsChecked] = useState(false)
  const act = useAct()
  const keyOf = useKeyOf()
  const lacks = (text: string) => (isChecked && text.trim() === '' ? complaintTexts.empty : undefined)

  async function add(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (Object.values(typed).some((text) => text.trim() === '')) return
    if (await act.run(() => onAdd(typed, keyOf(typed)))) onClose()
  }
  return (
    <form className="home-form" onSubmit={(event) => void add(event)} noValidate>
      <TextField
        label={complaintTexts.supplier}
        ref={focusOnce}
        value={typed.supplier}
        maxLength={complaintLimits.supplier}
        error={lacks(typed.supplier) ?? act.fields['supplier']}
        onChange={({ target }) => setTyped({ ...typed, supplier: target.value })}
      />
      <TextField
        label={complaintTexts.subject}
        value={typed.subject}
        maxLength={complaintLimits.subject}
        error={lacks(typed.subject) ?? act.fields['subject']}
        onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
      />
      <TextField
        label={complaintTexts.madeOn}
        type="date"
        max={today}
        value={typed.made_on}
        error={lacks(typed.made_on) ?? act.fields['made_on']}
        onChange={({ target }) => setTyped({ ...typed, made_on: target.value })}
      />
      {act.error && Object.keys(act.fields).length === 0 && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="strong" size="small" isLoading={act.isBusy} loadingLabel={complaintTexts.adding}>
          {complaintTexts.save}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {complaintTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
