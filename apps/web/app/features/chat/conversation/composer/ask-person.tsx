import { Dialog } from '@mowatt/ui'
import { askPersonWords } from '../cards/ask-person-words.ts'
import { ContactForm } from '../cards/contact-form.tsx'

/** Always there: Mo is a machine, and a person can be reached. */
export function AskPerson({ summary }: { summary: string }) {
  return (
    <p className="composer-foot">
      <span className="composer-care">Mo is an AI and can misunderstand you. The sums are checked. </span>
      <Dialog
        title="Ask a person"
        description={askPersonWords}
        cancelLabel="Close"
        trigger={
          <button type="button" className="composer-person">
            Ask a person
          </button>
        }
      >
        <ContactForm summary={summary} />
      </Dialog>
    </p>
  )
}
