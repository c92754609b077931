import { Failure } from '@mowatt/contract/failures'
import { Button, Dialog, TrashIcon } from '@mowatt/ui'
import { useState } from 'react'
import { deleteBillTexts } from './bill-texts.ts'
import { keepingWords } from './keeping-words.ts'
import type { Keeping } from './create-bill-client.ts'

type DeleteBillProps = { fileName: string; keeping: Keeping; onDelete: () => Promise<void> }

/** When the bill is deleted automatically, and the way to delete it now. */
export function DeleteBill({ fileName, keeping, onDelete }: DeleteBillProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function remove() {
    setIsDeleting(true)
    setTrouble(undefined)
    try {
      await onDelete()
    } catch (error) {
      setTrouble(error instanceof Failure ? error.message : deleteBillTexts.again)
      setIsDeleting(false)
    }
  }
  return (
    <section className="bill-delete" aria-label={deleteBillTexts.deleteBill}>
      <p className="text-small text-text-2">{deleteBillTexts.kept(keepingWords(keeping))}</p>
      <Dialog
        title={deleteBillTexts.title}
        description={deleteBillTexts.description(fileName)}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isBusy={isDeleting}
        error={trouble}
        trigger={
          <Button variant="danger" size="small">
            <TrashIcon size="small" />
            {deleteBillTexts.deleteNow}
          </Button>
        }
        action={
          <Button
            variant="danger"
            isLoading={isDeleting}
            loadingLabel={deleteBillTexts.deleting}
            onClick={() => void remove()}
          >
            {deleteBillTexts.delete}
          </Button>
        }
      />
    </section>
  )
}
