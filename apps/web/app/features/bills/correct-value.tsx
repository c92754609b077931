import { LONGEST_CORRECTION } from '@mowatt/contract'
import { Button, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { focusOnce } from '../../browser/focus-once.ts'
import { useAct } from '../../browser/use-act.ts'
import { correctValueTexts } from './bill-proof-texts.ts'

type CorrectValueProps = {
  label: string
  text: string
  onCorrect: (text: string) => Promise<void>
  onClose: () => void
}

/** The value in an input field, to be overwritten. */
export function CorrectValue({ label, text, onCorrect, onClose }: CorrectValueProps) {
  const [value, setValue] = useState(text)
  const act = useAct()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (value.trim() === '' || value.trim() === text) return onClose()
    if (await act.run(() => onCorrect(value.trim()))) onClose()
  }
  return (
    <form className="bill-correction" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={correctValueTexts.whatDoesItSay(label.toLowerCase())}
        value={value}
        maxLength={LONGEST_CORRECTION}
        error={act.error}
        ref={focusOnce}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" isLoading={act.isBusy} loadingLabel={correctValueTexts.saving}>
          {correctValueTexts.save}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {correctValueTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
