import type { Matter } from './matter.ts'

/** Small things around meters, panels and the home that people ask in passing. */
export const AROUND_MATTERS = {
  coin_meter: {
    question: 'Are coin meters still used?',
    says: 'Suppliers no longer fit them. One that is still there mostly belongs to a landlord, who resells the power, and may not take more for a unit than they pay. Ask whose meter it is: look for the supplier’s number on it. If it is the supplier’s, it is changed for free. In your own account you can ask for a normal or a smart meter.',
    asks: 'old coin meter do they still exist|i have a meter that takes pound coins|slot meter in a rented flat',
  },
  solar_tell: {
    question: 'Must I tell my supplier about solar panels?',
    says: 'Your supplier needs to know little: what you use yourself simply lowers your bill. But the local network has to be told, which the installer normally does, and to be paid for export you apply for an export tariff yourself. If an old meter runs backwards, tell the supplier, because it must be changed. Payment mostly starts when you are signed up, not before.',
    asks: 'do i have to tell my supplier i have solar|should i tell the electric company about my panels|who needs to know i have solar panels',
  },
  export_stopped: {
    question: 'My export payments have stopped',
    says: 'Ask the supplier that pays you, with your export supply number, a photo of the export reading and the last payment. Mostly a reading is missing, the meter has stopped sending, the contract ended, or a switch closed the export account by mistake. If the network’s records are wrong, the supplier has to sort that out with it. What you can prove by readings should be paid. If it drags on, complain.',
    asks: 'my export payments stopped|not been paid for my solar export for months|seg payment missing',
  },
  smart_plug: {
    question: 'Does a smart plug save money?',
    says: 'Only a little, by itself: it turns things off that you forget, and some show what they use. It pays with something that runs long for nothing, such as an old heater, a games console or a towel rail; not with a lamp or a charger. Do not run heaters of high power through a cheap one. Tell me the watts and hours, and I say what a thing costs.',
    asks: 'does a smart plug save money|are smart plugs worth it|energy monitor plug worth buying',
  },
  wash_cool: {
    question: 'What does washing cooler save?',
    says: 'By rule of thumb a cool wash takes about a third less power than a warm one, which is a few pence each time. Ask me for the cost of a wash, and I give it in pence. Drying saves far more: a tumble dryer takes several times what a wash does, and a line nothing.',
    asks: 'washing at 30 instead of 40 how much does it save|is it worth washing at a lower temperature|how much do i save washing cold',
  },
  charger_rent: {
    question: 'Can I have a car charger if I rent?',
    says: 'Yes, with the landlord’s written yes, since it is fixed to the building. There is a government grant for people who rent or live in a flat: GOV.UK says who gets it. A registered electrician fits it and tells the network; the supplier need not be told. Without one, a sound socket or chargers in the street have to do.',
    asks: 'can i have an ev charger if i rent|grant for a car charger in a rented flat|landlord permission for ev charger',
  },
  wet_meter_box: {
    question: 'There is water in the meter box',
    says: 'Keep away from it and touch nothing in it: water and electricity are dangerous. Call 105, free, and say that the meter box is full of water; if it is the gas meter and you smell gas, 0800 111 999. The meter is the supplier’s, the cable the network’s, and the box itself mostly the owner’s. Let them make it safe first, and then have the box mended.',
    asks: 'our meter box is full of water|water getting into the electric meter box|meter cupboard flooded',
  },
  fixed_debit_reading: {
    question: 'Must I read the meter with a fixed Direct Debit?',
    says: 'You should: a fixed Direct Debit only spreads the payments, and what you really owe goes by the meter. Without readings the bill is a guess, and a large gap can build up in either direction. Once a month is good. With a smart meter that sends, you need not. Start today: read it, send it, and ask for a bill on it.',
    asks: 'do i need to read my meter if i pay by fixed direct debit|monthly direct debit do i still need to give readings|i pay the same each month do readings matter',
  },
} as const satisfies Readonly<Record<string, Matter>>
