import { Failure } from '@mowatt/contract/failures'
import { Button, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { focusOnce } from '../../browser/focus-once.ts'

type CorrectValueProps = {
  label: string
  text: string
  onCorrect: (text: string) => Promise<void>
  onClose: () => void
}

/** The value in a field, ready to be typed over. */
export function CorrectValue({ label, text, onCorrect, onClose }: CorrectValueProps) {
  const [value, setValue] = useState(text)
  const [isSaving, setIsSaving] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (value.trim() === '' || value.trim() === text) return onClose()
    setIsSaving(true)
    setTrouble(undefined)
    try {
      await onCorrect(value.trim())
      onClose()
    } catch (error) {
      setTrouble(error instanceof Failure ? error.message : 'Please try again.')
    }
    setIsSaving(false)
  }
  return (
    <form className="bill-correction" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={`What does your bill say for ${label.toLowerCase()}?`}
        value={value}
        maxLength={100}
        error={trouble}
        ref={focusOnce}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" isLoading={isSaving} loadingLabel="Saving">
          Save
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
