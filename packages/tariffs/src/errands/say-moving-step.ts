import type { MovingStep } from './moving-home.ts'

const STEPS: Readonly<Record<MovingStep, { title: string; says: string }>> = {
  find_supplier: {
    title: 'Find out who supplies your new home',
    says: 'Ask the seller, landlord or agent. Or search Find My Supplier for gas, and ask the local electricity network operator for electricity.',
  },
  tell_supplier: {
    title: 'Tell your supplier you’re leaving',
    says: 'Give them your moving date and your new address at least 48 hours beforehand, or you could be charged for longer.',
  },
  read_old_meters: {
    title: 'Read the meters in your old home',
    says: 'Take photos that show the readings and the serial numbers, and send the readings to your supplier.',
  },
  read_new_meters: {
    title: 'Read the meters in your new home',
    says: 'Take photos on the first day, before you use much. With a prepayment meter, call the supplier before you top up.',
  },
  register: {
    title: 'Tell the new home’s supplier you’ve moved in',
    says: 'Send your readings. Until you choose a tariff you’re on a deemed contract, at the supplier’s default prices and with no exit fee.',
  },
  compare: {
    title: 'Compare deals for your new home',
    says: 'You can leave a deemed contract at any time, so choose a tariff once your account is open.',
  },
  final_bill: {
    title: 'Your final bill should have arrived',
    says: 'Your old supplier has 6 weeks to send your final bill. They have to refund any credit within 10 working days of that bill. Keep the Direct Debit going until then.',
  },
}

/** What is left to do of a step after the move. */
const AFTERWARDS: Partial<typeof STEPS> = {
  tell_supplier: {
    title: 'Tell your old supplier you’ve left',
    says: 'Give them the date you moved and your new address. Until they know, they can keep charging you.',
  },
  read_old_meters: {
    title: 'Find the readings for your old home',
    says: 'Look for photos from the day you left, or ask the landlord, agent or the people who live there now. Send the readings to your old supplier.',
  },
  read_new_meters: {
    title: 'Read the meters in your new home',
    says: 'If you didn’t do this on the first day, do it today and note the date. With a prepayment meter, call the supplier before you top up.',
  },
}

/** A step of a move in words, for a page, a card and a calendar. */
export function sayMovingStep(what: MovingStep, hasMoved: boolean): { title: string; says: string } {
  return (hasMoved ? AFTERWARDS[what] : undefined) ?? STEPS[what]
}
