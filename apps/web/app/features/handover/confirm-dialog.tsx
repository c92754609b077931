import { Button, Checkbox, Dialog, LockIcon } from '@mowatt/ui'
import { useId, useState } from 'react'
import type { FlowState } from './flow-state.ts'
import { confirmDialogTexts } from './handover-texts.ts'
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
      title={confirmDialogTexts.title}
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onCancel()}
      error={trouble}
      action={
        <Button disabled={!isAgreed} onClick={onConfirm} aria-describedby={fileId}>
          {confirmDialogTexts.confirm}
        </Button>
      }
    >
      <div className="confirm-file" id={fileId}>
        <span className="confirm-kind" aria-hidden>
          {confirmDialogTexts.pdf}
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
            {confirmDialogTexts.agree[0]}
            <NewTab href="/terms/app">{confirmDialogTexts.agree[1]}</NewTab>
            {confirmDialogTexts.agree[2]}
            <NewTab href="/privacy">{confirmDialogTexts.agree[3]}</NewTab>
            {confirmDialogTexts.agree[4]}
          </>
        }
      />
      <p className="flex items-center gap-2 text-small text-text-2">
        <LockIcon size="small" />
        {confirmDialogTexts.control}
      </p>
    </Dialog>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-medium underline">
      {children}
      <span className="sr-only"> {confirmDialogTexts.newTab}</span>
    </a>
  )
}
