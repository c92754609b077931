import type { Matter } from './matter.ts'

/** Needs that were taken for others: who stays when a partner leaves, heating that a new meter broke, one’s own debt on the meter. */
export const NEED_MATTERS = {
  ex_left: {
    question: 'The bill is in the name of a partner who left',
    says: 'Tell the supplier the day that they left, with a meter reading, and ask for an account in your own name from that day. What was used before is owed by whoever was named on the account, so not by you if you were not. From that day on you pay for what you use, on the supplier’s standard rates until you choose a deal. If letters or threats come in the other name, answer in writing with the date. If there is fear behind it, tell me or the supplier.',
    asks: 'the bill is still in my ex husbands name and he moved out|my ex left and the account is in his name|my partner walked out and the electric is in her name|ex girlfriend is on the energy bill but she is gone|he left months ago but the gas is still his',
    isFine: true,
  },
  fuel_poverty: {
    question: 'What is fuel poverty?',
    says: 'Fuel poverty means that a home cannot be kept warm at a cost that its people can bear. In England it is measured by a low income together with a home that is hard to heat; in Scotland and Wales by how much of the income would go on energy, 10% or more. You need not prove it to get help. If it may be you: the council’s energy team, your supplier’s hardship fund, the Warm Home Discount and grants for insulation. Citizens Advice checks for free.',
    asks: 'what is fuel poverty|what does fuel poverty mean|am i in fuel poverty|how do they define fuel poor|do we count as fuel poor',
    cue: /\bfuel (?:poverty|poor)\b/,
    weight: 1.6,
    isFine: true,
  },
  heat_after_meter: {
    question: 'No heating since the meter was changed',
    says: 'I am sorry, and that is for the supplier to put right: the fault came with its work. Ring it today, say “my heating has not come on since you changed the meter”, and ask for an urgent visit at no charge. With storage heaters the new meter may not switch on the night circuit, or its clock is wrong. Say if anybody at home is ill, older or very young. Until then use a plug-in heater in one room, away from bedding.',
    asks: 'storage heaters stopped working after the new meter|no hot water since the smart meter went in|heating does not come on since they changed the meter|immersion not heating after meter exchange|boiler will not fire since the engineer fitted the smart meter',
    cue: /\b(?:heat\w*|boiler|hot water|immersion|radiators?)\b.{0,50}\b(?:since|after|when)\b.{0,35}\b(?:meter|engineer)\b|\b(?:since|after|when)\b.{0,35}\bmeter\b.{0,50}\b(?:heat\w*|boiler|hot water|immersion)\b/,
    weight: 1.7,
    isFine: true,
  },
  meter_debt_own: {
    question: 'I have a debt on my prepayment meter',
    says: 'A debt on the meter is taken off in small parts each week. If they are too much, ring the supplier: it must set a part that you can afford. With that debt you can still switch to another supplier, if it is not more than £500 for each fuel: it moves along. To change from prepayment to monthly payment your supplier may want it paid or on a plan first, and may check your credit. Ask it what it needs.',
    asks: 'i have about 120 debt on my own meter|i owe 90 on the key meter|they take debt off my key each week|there is a debt on my prepay from last winter|i built up a debt on the gas card',
    isFine: true,
  },
  council_fund: {
    question: 'Does the council help with heating?',
    says: 'Mostly yes. Councils have a fund for households in need: look for “crisis fund”, “household support” or “local welfare assistance” on your council’s website, or ring it. It can pay for heating, a top-up, food or a repair, and is mostly a grant. Families, older and ill people go first, and you need no benefit for it everywhere. In Scotland it is the Scottish Welfare Fund, in Wales the Discretionary Assistance Fund.',
    asks: 'is there help from the council for heating|does the council have a fund for bills|council crisis fund energy|local welfare assistance electric|household support fund near me',
    isFine: true,
  },
  pension_credit: {
    question: 'What is Pension Credit?',
    says: 'Pension Credit tops up a low income from State Pension age on, also with a small pension, some savings or an own home. It opens the Warm Home Discount, Cold Weather Payments, help with council tax and, from 75, a free TV licence. It has to be claimed: on GOV.UK, or free on 0800 99 1234. Age UK and Citizens Advice check and fill it in with you.',
    asks: 'what is pension credit|can i get pension credit|how do you claim pension credit|does pension credit help with bills|should my mum claim pension credit',
    cue: /\bpension credit\b.{0,20}\b(?:claim|apply|get|what|how)\b|\b(?:claim|apply for|what is|get)\b.{0,10}\bpension credit\b/,
    weight: 1.3,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
