/** Texts of the list of switches. */

export const dueNextTexts = {
  keepPrice: (until: string) => `We can hold this price for you until ${until}`,
  cancelUntil: (lastDay: string) => `You can cancel until the end of ${lastDay}`,
  supplyMoves: (day: string) => `Your supply will be switched by ${day}`,
  fixEnds: (isAbout: boolean, on: string) => `Your fixed price ends ${isAbout ? 'around' : 'on'} ${on}`,
} as const

export const switchRowsTexts = {
  title: 'Your switches',
  withoutScripts: 'This page needs JavaScript, because we can only unlock your switches in your browser.',
  loading: 'Loading your switches',
  none: 'No switches yet',
  noneText: 'Ask Mo to compare your tariff. If it’s worth switching, you can start the switch from the comparison.',
  from: (name: string, supplier: string) => `${name} from ${supplier}`,
  keyDate: 'Key date:',
  aYear: 'a year',
  simulated: '. This is a simulation, so we won’t contact any supplier.',
  chatWithMo: 'Chat with Mo',
} as const

export const switchesPageTexts = {
  title: 'Your switches',
  description: 'Your switches.',
  heading: 'Switches',
  subtitle: 'We don’t send anything until you agree to the exact price',
} as const
