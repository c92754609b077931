import { Failure } from '@mowatt/contract/failures'
import { Button, Dialog } from '@mowatt/ui'
import { useState } from 'react'

/** The last question before a conversation goes for good. */
export function DeleteChatDialog({ onDelete, onClose }: { onDelete: () => Promise<void>; onClose: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function remove() {
    setIsDeleting(true)
    try {
      await onDelete()
    } catch (error) {
      setTrouble(error instanceof Failure ? error.message : 'Please try again.')
      setIsDeleting(false)
    }
  }
  return (
    <Dialog
      title="Delete this conversation"
      description="This permanently deletes the conversation, with its bills, comparisons and shared links. Any switch you’ve started carries on."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isDeleting}
      error={trouble}
      action={
        <Button variant="danger" isLoading={isDeleting} loadingLabel="Deleting" onClick={() => void remove()}>
          Delete
        </Button>
      }
    />
  )
}
