/** Things that people do in steps, each in a sentence or two that can be followed by itself. */
export const WAYS = {
  switch: {
    names: /\b(?:switch\w*|change supplier|move supplier|new supplier)\b/,
    after: ['switch_steps', 'why_switch', 'switch_often', 'switch_time', 'start_switch', 'explain_tariff'],
    title: 'How to switch',
    term: 'switch_steps',
    steps: [
      'Find your latest bill. Add it here with the paper clip, or tell me your postcode and what you pay.',
      'Look at the list that I make, and at what leaving your present deal costs. If staying or waiting is better, I say so.',
      'Choose one tariff and check its price, its end date and its exit fee.',
      'Give your details to the new supplier and agree. You then have 14 days to change your mind.',
      'You need not tell the old supplier. Keep the old Direct Debit: the new supplier sets up its own.',
      'On the day of the switch read the meter and take a photo. The supply goes on without a break.',
      'Wait for the final bill, within 6 weeks. Pay it or get your credit back, and only then end the old Direct Debit.',
    ],
  },
  complaint: {
    names: /\b(?:complain\w*|complaint)\b/,
    after: ['complaint', 'complaint_letter', 'complaint_time', 'ombudsman', 'ombudsman_how'],
    title: 'How to complain',
    term: 'complaint_letter',
    steps: [
      'Write down what went wrong, since when, and what you want: a corrected bill, money back, an apology.',
      'Send it to your supplier in writing, call it a complaint, and keep a copy and the day. I can draft it: say “write the letter”.',
      'Ask for a complaint number and an answer in writing.',
      'If they say no, ask for a deadlock letter. If nothing is settled in the time that the Ombudsman’s site names, you need none.',
      'Go to the Energy Ombudsman, free, with your copies. The supplier has to follow what it decides, if you accept it.',
    ],
  },
  reading: {
    names: /\b(?:read\w* (?:my |the |a )?meters?|meter readings?)\b/,
    after: ['read_meter', 'meter_photo', 'send_reading'],
    title: 'How to read the meter',
    term: 'read_meter',
    steps: [
      'Find the meter: mostly in a cupboard, under the stairs, in the hall or in a box outside. There is one for each fuel.',
      'Write down the digits from left to right. Leave out those in red or after a point. On a smart meter press the button until kWh, or for gas m³, shows.',
      'Take a photo with the digits and the meter number on it.',
      'Send it by your supplier’s app, site or phone, and note the day.',
    ],
  },
  moving: {
    names: /\b(?:mov(?:e|ing) (?:house|home|out|in)|moving)\b/,
    after: ['moving_home', 'moving', 'move_tariff'],
    title: 'How to move',
    term: 'move_tariff',
    steps: [
      'Tell your supplier the day and your new address, and ask whether your tariff can move with you.',
      'On the day you leave read the meters and take photos, and send the readings.',
      'On the day you arrive read the meters there too, and find out who supplies the home.',
      'Open an account with that supplier from the first day. Debts of people before you are not yours.',
      'Pay the final bill of the old home, or get your credit back. Then compare for the new one.',
    ],
  },
} as const

export type WayName = keyof typeof WAYS
