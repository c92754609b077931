import { Button, Dialog, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../data/use-act.ts'

type AliasDialogProps = {
  isOpen: boolean
  onClose: () => void
  alias: string
  onRename: (alias: string) => Promise<void>
}

const SHORTEST = 3
const LONGEST = 30

/** Another name for the board. */
export function AliasDialog({ isOpen, onClose, alias, onRename }: AliasDialogProps) {
  const [typed, setTyped] = useState(alias)
  const act = useAct()
  const wanted = typed.trim()

  async function rename(event: FormEvent) {
    event.preventDefault()
    if (wanted.length < SHORTEST || wanted === alias) return
    if (await act.run(() => onRename(wanted))) onClose()
  }

  return (
    <Dialog
      title="Change your alias"
      description="It stands on the board, where everybody can read it. Do not use your real name."
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isBusy={act.isBusy}
      action={
        <Button
          type="submit"
          form="alias-form"
          disabled={wanted.length < SHORTEST || wanted === alias}
          isLoading={act.isBusy}
          loadingLabel="Saving"
        >
          Save alias
        </Button>
      }
    >
      <form id="alias-form" onSubmit={(event) => void rename(event)}>
        <TextField
          label="Alias"
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          hint={act.error ? undefined : '3 to 30 letters, digits and spaces.'}
          error={act.error}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            act.refuse(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
