import { type GuardAnswer, type GuardedSwitch, type GuardStep, type GuardStepKind, sayDay } from '@mowatt/tariffs'

type Words = {
  title: string
  /** What is expected and why, before its day and in the mail that asks. */
  expects: string
  question: string
  answers: Partial<Record<GuardAnswer, string>>
  done: string
  /** What to do where it has not come. */
  late: string
  notNeeded: string
}

const NOT_YET = 'Not yet'
const GOT_IT = 'Yes, I’ve got it'
const HAD_A_BILL = 'You’ve had a bill since, so you don’t need this any more.'

function wordsFor(kind: GuardStepKind, supplier: string, due: string): Words {
  switch (kind) {
    case 'welcome':
      return {
        title: `Welcome from ${supplier}`,
        expects: `${supplier} has to confirm your contract in writing before your supply starts.`,
        question: `Have you had ${supplier}’s welcome letter or email?`,
        answers: { got_it: GOT_IT, not_yet: NOT_YET },
        done: 'You’ve had your welcome letter or email. Check that the prices are the ones you agreed.',
        late: `It should have arrived by ${due}. Check your junk folder, then ask ${supplier} to send it.`,
        notNeeded: HAD_A_BILL,
      }
    case 'reading':
      return {
        title: 'Meter reading',
        expects: `Read your meters on the day you switch and send ${supplier} the figures. Both suppliers use them to work out your bills.`,
        question: `Have you sent ${supplier} a meter reading?`,
        answers: { got_it: 'Yes, I’ve sent it', not_yet: NOT_YET, none_due: 'My smart meter sends it' },
        done: 'You’ve sent your reading. Keep a photo of the meter until both bills are right.',
        late: `Take a photo of each meter today and send ${supplier} the figures. Without them, both bills are estimates.`,
        notNeeded: 'You don’t need to send a reading.',
      }
    case 'moved':
      return {
        title: `Your supply moves to ${supplier}`,
        expects: 'A switch takes no more than 5 working days once your 14 days are up.',
        question: `Does ${supplier} supply your home now?`,
        answers: { got_it: 'Yes, it does', not_yet: NOT_YET },
        done: `${supplier} supplies your home.`,
        late: `Your supply should have moved by ${due}. Ask ${supplier} what’s holding it up, and about compensation.`,
        notNeeded: 'Your supply isn’t moving.',
      }
    case 'final_bill':
      return {
        title: 'Final bill from your old supplier',
        expects: 'Your old supplier has 6 weeks from the switch to send you a final bill.',
        question: 'Have you had the final bill from your old supplier?',
        answers: { got_it: GOT_IT, not_yet: NOT_YET, none_due: 'I stayed with the same supplier' },
        done: 'You’ve had this bill.',
        late: `It was due by ${due}. Your old supplier should pay you compensation for sending it late.`,
        notNeeded: 'There’s no final bill to wait for.',
      }
    case 'credit':
      return {
        title: 'Credit from your old account',
        expects: 'If your old account was in credit, you get the money back within 10 working days of the final bill.',
        question: 'Has your old supplier paid back your credit?',
        answers: { got_it: 'Yes, I’ve got it back', not_yet: NOT_YET, none_due: 'I wasn’t in credit' },
        done: 'You’ve got your credit back.',
        late: `It was due by ${due}. Your old supplier should pay you compensation for paying it late.`,
        notNeeded: 'Your old account wasn’t in credit.',
      }
    case 'first_bill':
    case 'second_bill': {
      const which = kind === 'first_bill' ? 'first' : 'second'
      return {
        title: `${which === 'first' ? 'First' : 'Second'} bill from ${supplier}`,
        expects: 'Add it to your home and we’ll compare its rates, fees and dates with what you agreed.',
        question: `Have you had your ${which} bill from ${supplier}?`,
        answers: { got_it: 'Yes, and I’ve checked it myself', not_yet: NOT_YET },
        done: 'You’ve had this bill.',
        late: `Most suppliers bill every month. Ask ${supplier} when yours is coming.`,
        notNeeded: 'There’s no bill to wait for.',
      }
    }
  }
}

export type SaidStep = {
  title: string
  says: string
  ask: { question: string; answers: { value: GuardAnswer; label: string }[] } | null
}

/** A step in words. Before its day the user is not asked, but a user who already has it may say so. */
export function sayStep(
  { kind, state, dueOn }: GuardStep,
  { newSupplier }: GuardedSwitch,
  hasStarted: boolean,
): SaidStep {
  const words = wordsFor(kind, newSupplier, dueOn === null ? '' : sayDay(dueOn))
  const all = Object.entries(words.answers).map(([value, label]) => ({ value: value as GuardAnswer, label }))
  const isOpen = state === 'due' || state === 'asked' || state === 'late'
  const isEarly = state === 'waiting' && hasStarted && dueOn !== null
  const answers = isOpen && state !== 'late' ? all : all.filter(({ value }) => value !== 'not_yet')
  const says = { done: words.done, late: words.late, not_needed: words.notNeeded }[state as string] ?? words.expects
  return { title: words.title, says, ask: isOpen || isEarly ? { question: words.question, answers } : null }
}
