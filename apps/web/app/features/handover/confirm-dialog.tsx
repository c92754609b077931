import { Button, Checkbox, Dialog, LockIcon } from '@mowatt/ui'
import { useId, useState } from 'react'
import type { FlowState } from './flow-state.ts'
import { sizeInWords } from './size-in-words.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  asked: NonNullable<FlowState['asked']>
  trouble: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** The last question before a bill leaves this device. */
export function ConfirmDialog({
  isOpen,
  asked: { name, bytes, photoCount },
  trouble,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const [isAgreed, setIsAgreed] = useState(false)
  const fileId = useId()
  return (
    <Dialog
      title="Confirm upload"
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onCancel()}
      error={trouble}
      action={
        <Button disabled={!isAgreed} onClick={onConfirm} aria-describedby={fileId}>
          Confirm
        </Button>
      }
    >
      <div className="confirm-file" id={fileId}>
        <span className="confirm-kind" aria-hidden>
          PDF
        </span>
        <span className="min-w-0">
          <strong className="block wrap-anywhere" dir="auto">
            {name}
          </strong>
          <span className="text-small text-text-2">
            {photoCount > 0 && `${photoCount} ${photoCount === 1 ? 'photo' : 'photos'}, `}
            {sizeInWords(bytes)}
          </span>
        </span>
      </div>
      <Checkbox
        checked={isAgreed}
        onChange={({ currentTarget }) => setIsAgreed(currentTarget.checked)}
        label={
          <>
            I pay this bill, or have permission from the person who does. I agree to the{' '}
            <NewTab href="/terms/app">Terms</NewTab> and have read the <NewTab href="/privacy">Privacy Policy</NewTab>.
          </>
        }
      />
      <p className="flex items-center gap-2 text-small text-text-2">
        <LockIcon size="small" />
        You can see, export and delete your bill at any time.
      </p>
    </Dialog>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-medium underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
