import { aliasLimits } from '@mowatt/contract'
import { Button, Dialog, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { aliasDialogTexts, aliasTexts } from './overview-texts.ts'

type AliasDialogProps = {
  isOpen: boolean
  onClose: () => void
  alias: string
  onRename: (alias: string) => Promise<void>
}

/** Another name for the board. */
export function AliasDialog({ isOpen, onClose, alias, onRename }: AliasDialogProps) {
  const [typed, setTyped] = useState(alias)
  const act = useAct()
  const wanted = typed.trim()

  async function rename(event: FormEvent) {
    event.preventDefault()
    if (wanted.length < aliasLimits.shortest || wanted === alias) return
    if (await act.run(() => onRename(wanted))) onClose()
  }

  return (
    <Dialog
      title={aliasDialogTexts.title}
      description={aliasDialogTexts.description}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isBusy={act.isBusy}
      action={
        <Button
          type="submit"
          form="alias-form"
          disabled={wanted.length < aliasLimits.shortest || wanted === alias}
          isLoading={act.isBusy}
          loadingLabel={aliasDialogTexts.saving}
        >
          {aliasDialogTexts.saveAlias}
        </Button>
      }
    >
      <form id="alias-form" onSubmit={(event) => void rename(event)}>
        <TextField
          label={aliasDialogTexts.alias}
          value={typed}
          maxLength={aliasLimits.longest}
          autoComplete="off"
          hint={act.error ? undefined : aliasTexts.hint}
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
