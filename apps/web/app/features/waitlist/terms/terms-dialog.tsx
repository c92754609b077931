import { Button, Dialog } from '@mowatt/ui'
import { TermsBox } from './terms-box.tsx'
import { termsDialogTexts } from './terms-texts.ts'
import { useTermsForm } from './use-terms-form.ts'

type TermsDialogProps = { isOpen: boolean; onClose: () => void; onAccept: () => Promise<void> }

/** Over an interrupted action: one tick, then the action continues. */
export function TermsDialog({ isOpen, onClose, onAccept }: TermsDialogProps) {
  const form = useTermsForm(onAccept)
  return (
    <Dialog
      title={termsDialogTexts.title}
      description={termsDialogTexts.description}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isBusy={form.isBusy}
      error={form.trouble}
      cancelLabel={termsDialogTexts.notNow}
      action={
        <Button type="submit" form="terms-form" isLoading={form.isBusy} loadingLabel={termsDialogTexts.saving}>
          {termsDialogTexts.accept}
        </Button>
      }
    >
      <form id="terms-form" noValidate onSubmit={form.accept}>
        <TermsBox error={form.boxError} opensNewTabs />
      </form>
    </Dialog>
  )
}
