/** Texts of a switch in progress, and of cancelling it. */

export const cancelSwitchTexts = {
  notCancelled: 'We haven’t cancelled your switch yet. Please try again.',
  title: 'Cancel this switch?',
  nothingSent: 'We haven’t sent anything. If you want to switch later, you’ll need to fill in the forms again.',
  stay: (supplier: string) =>
    `You’ll stay with your current supplier, and we’ll tell ${supplier}. If you want to switch later, you can start again.`,
  keep: 'Keep the switch',
  cancel: 'Cancel this switch',
  cancelling: 'Cancelling',
  sure: 'Yes, cancel it',
} as const

export const coolingOffTexts = {
  title: 'Time to change your mind',
  over: 'Your 14 days to change your mind are up.',
  until: ['You can cancel until the end of ', ' without giving a reason, and you’ll stay with your current supplier.'],
  otherwise: (expectedOn: string) => ` Otherwise, your supply will be switched by ${expectedOn}.`,
} as const

export const runningSwitchTexts = {
  yourSwitchTo: (supplier: string) => `Your switch to ${supplier}`,
  compareAgainWithMo: 'Compare again with Mo',
} as const

export const switchDaysTexts = {
  lastDay: (supplier: string) => `Last day to cancel your switch to ${supplier}`,
  lastDayText: 'You don’t have to say why.',
  moved: (supplier: string) => `You should be with ${supplier} from today`,
  movedText: 'Take a meter reading, unless you have a smart meter.',
  finalBill: 'Your old supplier’s final bill is due today',
  finalBillText: 'If the final bill hasn’t arrived, ask your old supplier for it.',
} as const

export const switchStagesTexts = {
  yourDetails: 'Your details',
  detailsText: 'We fill in what we can from your bill.',
  agree: 'You agree',
  agreeText: 'We don’t send anything until you agree to the switch.',
  request: 'We send your request',
  requestText: (supplier: string) => `${supplier} checks your request.`,
  coolingOff: '14 days to change your mind',
  cancelUntil: (end: string) => `You can cancel until the end of ${end}.`,
  canCancel: 'You can cancel, and you don’t have to say why.',
  supply: 'Your supply moves',
  supplyText: (by: string | undefined) =>
    `${by ? `By ${by}.` : 'Within 5 working days.'} Take a meter reading on the day, unless you have a smart meter. Your energy stays on.`,
  done: 'Done',
  doneText: 'You’ll get your old supplier’s final bill within 6 weeks. Keep your old Direct Debit going until then.',
  title: 'What happens, step by step',
  isDone: '(done)',
  calendar: 'Add these dates to your calendar',
} as const

export const timelineTexts = {
  title: 'What’s happened so far',
} as const
