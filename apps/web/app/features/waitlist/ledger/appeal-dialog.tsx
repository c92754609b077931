import { LONGEST_APPEAL } from '@mowatt/contract'
import type { LedgerEntry } from '@mowatt/contract'
import { Button, Dialog, LongTextField } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { appealDialogTexts } from './ledger-texts.ts'

type AppealDialogProps = {
  isOpen: boolean
  onClose: () => void
  entry: LedgerEntry
  onAppeal: (entryId: string, text: string) => Promise<void>
}

/** Asks for a review of one entry by the team. */
export function AppealDialog({ isOpen, onClose, entry, onAppeal }: AppealDialogProps) {
  const id = useId()
  const [text, setText] = useState('')
  const act = useAct()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return act.refuse(appealDialogTexts.missing)
    if (await act.run(() => onAppeal(entry.id, text.trim()))) onClose()
  }

  return (
    <Dialog
      title={appealDialogTexts.title}
      description={appealDialogTexts.description(entry.what, entry.points)}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isBusy={act.isBusy}
      error={act.error}
      action={
        <Button type="submit" form={id} isLoading={act.isBusy} loadingLabel={appealDialogTexts.sending}>
          {appealDialogTexts.send}
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void send(event)}>
        <LongTextField
          label={appealDialogTexts.whatsWrong}
          rows={5}
          maxLength={LONGEST_APPEAL}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
