import type { CardOf } from '@mowatt/contract'
import { askPersonWords } from './ask-person-words.ts'
import { CardFrame } from './card-frame.tsx'
import { ContactForm } from './contact-form.tsx'

/** The way to a person, with what they will read. */
export function ContactCard({ card }: { card: CardOf<'contact'> }) {
  return (
    <CardFrame card={card} title="Ask a person" subtitle={askPersonWords}>
      <ContactForm summary={card.summary} />
    </CardFrame>
  )
}
