import { Button, Checkbox, Dialog, FieldMessage } from '@mowatt/ui'
import { useId, useState } from 'react'
import { useAct } from '../data/use-act.ts'
import type { BillFile, BillQuest } from '../data/waitlist-acts.ts'
import { billAccept, checkBillFile } from './check-bill-file.ts'
import { encodeFile } from './encode-file.ts'
import { PayerWords } from './payer-words.tsx'

type BillDialogProps = {
  isOpen: boolean
  onClose: () => void
  quest: BillQuest
  title: string
  onSubmit: (quest: BillQuest, bill: BillFile) => Promise<void>
}

/** Hands in one bill. It is checked before it travels; the server looks again, at what is really in it. */
export function BillDialog({ isOpen, onClose, quest, title, onSubmit }: BillDialogProps) {
  const id = useId()
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
      description="A PDF or one clear photo, up to 10 MB. We’ll read it in the background. It takes about a minute."
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isBusy={act.isBusy}
      error={act.error}
      action={
        <Button
          disabled={!file || fileError !== undefined || !isAgreed}
          onClick={() => void submit()}
          isLoading={act.isBusy}
          loadingLabel="Uploading"
        >
          Upload bill
        </Button>
      }
    >
      <div className="grid gap-2">
        <label htmlFor={id} className="justify-self-start text-small font-bold">
          Your bill
        </label>
        <input
          id={id}
          type="file"
          accept={billAccept}
          className="wl-file"
          aria-invalid={fileError ? true : undefined}
          aria-describedby={fileError ? `${id}-error` : undefined}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
        {fileError && <FieldMessage id={`${id}-error`}>{fileError}</FieldMessage>}
      </div>
      <Checkbox
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
        label={<PayerWords />}
      />
    </Dialog>
  )
}
