import { Failure } from '@mowatt/contract/failures'
import { Button, Dialog, TextField } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'

type RenameChatDialogProps = { title: string; onRename: (title: string) => Promise<void>; onClose: () => void }

const LONGEST = 60

export function RenameChatDialog({ title, onRename, onClose }: RenameChatDialogProps) {
  const [name, setName] = useState(title)
  const [isSaving, setIsSaving] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const formId = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setTrouble('Please give the conversation a name.')
    setIsSaving(true)
    try {
      await onRename(wanted)
      onClose()
    } catch (error) {
      setTrouble(error instanceof Failure ? error.message : 'Please try again.')
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      title="Rename this conversation"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isSaving}
      action={
        <Button type="submit" form={formId} isLoading={isSaving} loadingLabel="Saving">
          Save
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          value={name}
          maxLength={LONGEST}
          error={trouble}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
