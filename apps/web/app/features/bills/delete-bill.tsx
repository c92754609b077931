import { Button, Dialog, TrashIcon } from '@mowatt/ui'
import { useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { deleteBillTexts } from './bill-texts.ts'
import { keepingWords } from './keeping-words.ts'
import type { Keeping } from './create-bill-client.ts'

type DeleteBillProps = { fileName: string; keeping: Keeping; onDelete: () => Promise<void> }

/** When the bill is deleted automatically, and the way to delete it now. */
export function DeleteBill({ fileName, keeping, onDelete }: DeleteBillProps) {
  const [isOpen, setIsOpen] = useState(false)
  const act = useAct()
  return (
    <section className="bill-delete" aria-label={deleteBillTexts.deleteBill}>
      <p className="text-small text-text-2">{deleteBillTexts.kept(keepingWords(keeping))}</p>
      <Dialog
        title={deleteBillTexts.title}
        description={deleteBillTexts.description(fileName)}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isBusy={act.isBusy}
        error={act.error}
        trigger={
          <Button variant="danger" size="small">
            <TrashIcon size="small" />
            {deleteBillTexts.deleteNow}
          </Button>
        }
        action={
          <Button
            variant="danger"
            isLoading={act.isBusy}
            loadingLabel={deleteBillTexts.deleting}
            onClick={() => void act.run(onDelete)}
          >
            {deleteBillTexts.delete}
          </Button>
        }
      />
    </section>
  )
}
