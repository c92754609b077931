import { Failure } from '@mowatt/contract/failures'
import { Button, Dialog } from '@mowatt/ui'
import { useState } from 'react'
import { deleteChatDialogTexts } from './chat-menu-texts.ts'

/** The confirmation before a conversation is deleted for good. */
export function DeleteChatDialog({ onDelete, onClose }: { onDelete: () => Promise<void>; onClose: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function remove() {
    setIsDeleting(true)
    try {
      await onDelete()
    } catch (error) {
      setTrouble(error instanceof Failure ? error.message : deleteChatDialogTexts.again)
      setIsDeleting(false)
    }
  }
  return (
    <Dialog
      title={deleteChatDialogTexts.title}
      description={deleteChatDialogTexts.description}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isDeleting}
      error={trouble}
      action={
        <Button
          variant="danger"
          isLoading={isDeleting}
          loadingLabel={deleteChatDialogTexts.deleting}
          onClick={() => void remove()}
        >
          {deleteChatDialogTexts.delete}
        </Button>
      }
    />
  )
}
