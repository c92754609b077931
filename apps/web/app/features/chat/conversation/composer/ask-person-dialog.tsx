import { Dialog } from '@mowatt/ui'
import { askPersonWords } from '../cards/ask-person-words.ts'
import { ContactForm } from '../cards/contact-form.tsx'

type AskPersonDialogProps = { summary: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function AskPersonDialog({ summary, ...open }: AskPersonDialogProps) {
  return (
    <Dialog title="Ask a person" description={askPersonWords} cancelLabel="Close" {...open}>
      <ContactForm summary={summary} />
    </Dialog>
  )
}
