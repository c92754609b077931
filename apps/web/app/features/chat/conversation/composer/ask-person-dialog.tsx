import { Dialog } from '@mowatt/ui'
import { ContactForm } from '../cards/contact-form.tsx'
import { askPersonDialogTexts, toPersonTexts } from '../cards/person-texts.ts'

type AskPersonDialogProps = { summary: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function AskPersonDialog({ summary, ...open }: AskPersonDialogProps) {
  return (
    <Dialog
      title={askPersonDialogTexts.askAPerson}
      description={toPersonTexts.about}
      cancelLabel={askPersonDialogTexts.close}
      {...open}
    >
      <ContactForm summary={summary} />
    </Dialog>
  )
}
