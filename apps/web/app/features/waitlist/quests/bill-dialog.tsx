import { Button, Checkbox, Dialog, FileField } from '@mowatt/ui'
import { useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import type { BillFile, BillQuest } from '../data/waitlist-acts.ts'
import { billAccept, checkBillFile } from './check-bill-file.ts'
import { encodeFile } from './encode-file.ts'
import { PayerWords } from './payer-words.tsx'
import { billDialogTexts } from './quest-texts.ts'

type BillDialogProps = {
  isOpen: boolean
  onClose: () => void
  quest: BillQuest
  title: string
  onSubmit: (quest: BillQuest, bill: BillFile) => Promise<void>
}

/** Hands in one bill. It is checked before the upload; the server checks its actual content. */
export function BillDialog({ isOpen, onClose, quest, title, onSubmit }: BillDialogProps) {
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  const [isAgreed, setIsAgreed] = useState(false)
  const act = useAct()

  function choose(chosen: File | undefined) {
    setFile(chosen)
    setFileError(chosen ? checkBillFile(chosen)?.message : undefined)
    act.refuse(undefined)
  }

  async function submit() {
    const refusal = checkBillFile(file)
    setFileError(refusal?.message)
    if (refusal || !file) return
    const isDone = await act.run(async () => {
      const encoded = await encodeFile(file)
      await onSubmit(quest, { file_data: encoded, file_name: file.name, file_type: file.type })
    })
    if (isDone) onClose()
  }

  return (
    <Dialog
      title={title}
      description={billDialogTexts.description}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isBusy={act.isBusy}
      error={act.error}
      action={
        <Button
          disabled={!file || fileError !== undefined || !isAgreed}
          onClick={() => void submit()}
          isLoading={act.isBusy}
          loadingLabel={billDialogTexts.uploading}
        >
          {billDialogTexts.upload}
        </Button>
      }
    >
      <FileField
        label={billDialogTexts.yourBill}
        accept={billAccept}
        error={fileError}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      <Checkbox
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
        label={<PayerWords />}
      />
    </Dialog>
  )
}
