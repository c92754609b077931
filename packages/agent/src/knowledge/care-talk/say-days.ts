const COOLING_OFF = 14

/** How many of the days to cancel are gone, so many days after it was signed. */
export function sayDays(days: number): string {
  if (days > COOLING_OFF)
    return `That is ${days} days ago, so the ${COOLING_OFF} days are over, but it is not too late. Who did not understand a contract, or was pressed into it, can still have it undone: tell the supplier so in writing, ask for it to be cancelled without a fee, and ask for their notes or the recording. If they refuse, complain; the Energy Ombudsman decides for free. Citizens Advice helps with the words.`
  return `That is day ${days} of ${COOLING_OFF}, so there is still time: ${COOLING_OFF - days === 0 ? 'today is the last day' : `${COOLING_OFF - days} days are left`}. Cancel today, by phone and by email, so that you have it in writing: no reason is needed and there is no fee. Say that the person is vulnerable, and ask them to confirm it. If they make it hard, Citizens Advice on 0808 223 1133 helps for free.`
}
