import { Button, Dialog, TextField } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../../../../browser/use-act.ts'

type RenameChatDialogProps = { title: string; onRename: (title: string) => Promise<void>; onClose: () => void }

const LONGEST = 60

export function RenameChatDialog({ title, onRename, onClose }: RenameChatDialogProps) {
  const [name, setName] = useState(title)
  const act = useAct()
  const formId = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return act.refuse('Please give the conversation a name.')
    if (await act.run(() => onRename(wanted))) onClose()
  }
  return (
    <Dialog
      title="Rename this conversation"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={act.isBusy}
      action={
        <Button type="submit" form={formId} isLoading={act.isBusy} loadingLabel="Saving">
          Save
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          value={name}
          maxLength={LONGEST}
          error={act.error}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
