import type { CardOf } from '@mowatt/contract'
import { CardFrame } from './card-frame.tsx'
import { ContactForm } from './contact-form.tsx'

/** The way to a person, with what they will read. */
export function ContactCard({ card }: { card: CardOf<'contact'> }) {
  return (
    <CardFrame
      card={card}
      title="Ask a person"
      subtitle="Somebody of ours reads this and answers by e-mail. Change it as you like before it goes."
    >
      <ContactForm summary={card.summary} />
    </CardFrame>
  )
}
