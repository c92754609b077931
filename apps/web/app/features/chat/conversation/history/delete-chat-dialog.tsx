import { Button, Dialog } from '@mowatt/ui'
import { useAct } from '../../../../browser/use-act.ts'
import { deleteChatDialogTexts } from './chat-menu-texts.ts'

/** The confirmation before a conversation is deleted for good. */
export function DeleteChatDialog({ onDelete, onClose }: { onDelete: () => Promise<void>; onClose: () => void }) {
  const act = useAct()
  return (
    <Dialog
      title={deleteChatDialogTexts.title}
      description={deleteChatDialogTexts.description}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={act.isBusy}
      error={act.error}
      action={
        <Button
          variant="danger"
          isLoading={act.isBusy}
          loadingLabel={deleteChatDialogTexts.deleting}
          onClick={() => void act.run(onDelete)}
        >
          {deleteChatDialogTexts.delete}
        </Button>
      }
    />
  )
}
