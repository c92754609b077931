import { chatLimits } from '@mowatt/contract'
import { Button, Dialog, TextField } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../../../../browser/use-act.ts'
import { renameChatDialogTexts } from './chat-menu-texts.ts'

type RenameChatDialogProps = { title: string; onRename: (title: string) => Promise<void>; onClose: () => void }

export function RenameChatDialog({ title, onRename, onClose }: RenameChatDialogProps) {
  const [name, setName] = useState(title)
  const act = useAct()
  const formId = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return act.refuse(renameChatDialogTexts.empty)
    if (await act.run(() => onRename(wanted))) onClose()
  }
  return (
    <Dialog
      title={renameChatDialogTexts.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={act.isBusy}
      action={
        <Button type="submit" form={formId} isLoading={act.isBusy} loadingLabel={renameChatDialogTexts.saving}>
          {renameChatDialogTexts.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          label={renameChatDialogTexts.name}
          value={name}
          maxLength={chatLimits.title}
          error={act.error}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
