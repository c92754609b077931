import type { CardOf } from '@mowatt/contract'
import { CardFrame } from './card-frame.tsx'
import { ContactForm } from './contact-form.tsx'
import { toPersonTexts, contactCardTexts } from './person-texts.ts'

/** Hand-over to our staff, with the message that they will read. */
export function ContactCard({ card }: { card: CardOf<'contact'> }) {
  return (
    <CardFrame card={card} title={contactCardTexts.askAPerson} subtitle={toPersonTexts.about}>
      <ContactForm summary={card.summary} />
    </CardFrame>
  )
}
