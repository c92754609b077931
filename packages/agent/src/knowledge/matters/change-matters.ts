import type { Matter } from './matter.ts'

/** What can come up before, during and after a switch. */
export const CHANGE_MATTERS = {
  refused_customer: {
    question: 'Can a supplier refuse me?',
    says: 'It may refuse you a certain deal: after a credit check, for a meter that it cannot handle, or because the deal is closed. But a supplier has to offer terms to every home that asks, at least its standard tariff, if need be with a deposit or prepayment. And your present one cannot simply stop supplying you. Ask for the reason in writing. If the old supplier has blocked the switch, that is mostly because of a debt.',
    asks: 'can i be refused by a supplier|they will not take me on|supplier turned me down|can a company refuse to supply me|new supplier rejected my application|no supplier will have me|failed the credit check with a new supplier',
    cue: /\b(?:refus\w*|turn\w* (?:me|us) (?:down|away)|reject\w*|will not (?:take|accept|have) (?:me|us))\b.{0,25}\b(?:by |as )?(?:a |the |new |my )?(?:supplier|company|provider|customer|application)\b|\b(?:supplier|company|provider)s?\b.{0,15}\b(?:refus\w*|reject\w*|turn\w* (?:me|us) down|will not (?:take|accept|have) (?:me|us))\b(?!.{0,20}\b(?:refund|smart|reading|plan)\b)/,
    weight: 1.4,
  },
  switch_cancelled: {
    question: 'My switch was cancelled: why?',
    says: 'Ask the new supplier: it must be able to say. Mostly the old one objected because of a debt, the meter or address did not match, the gas or electricity meter is of a kind it cannot take, or the deal had closed. You stay with your old supplier, and the supply goes on. If the old one objected, it has to write to you with the reason. Put that right and try again; check that the price is still the same.',
    asks: 'my switch got cancelled and nobody told me why|switch was rejected|the switch failed|my transfer was stopped|why was my switch blocked|new supplier says the switch could not go ahead|my application to switch was cancelled',
    cue: /\b(?:switch|transfer|change of supplier)\b.{0,20}\b(?:got |was |has been |been |is )?(?:cancelled|rejected|failed|stopped|blocked|refused|fallen through|fell through|not go ahead)\b(?!.{0,10}\bby me\b)/,
    weight: 1.4,
  },
  switch_gift: {
    question: 'What about cashback or a voucher for switching?',
    says: 'Cashback and vouchers come from whoever promised them, a supplier or a comparison site, under its own terms. Mostly you must stay for some weeks or months, pay by Direct Debit and not cancel, so if you cancel in the 14 days it is mostly gone. Read when it is paid and what ends it. I leave such gifts out of the ranking, because they come once. Mowatt pays no cashback.',
    asks: 'do i lose my cashback if i cancel|where is my cashback|do you give cashback|is there a voucher for switching|when do i get my switching reward|refer a friend credit with my supplier|is cashback worth it|welcome bonus for switching',
    cue: /\bcash ?back\b|\b(?:welcome|joining|switching|sign up) (?:bonus|gift|reward|credit|voucher)\b|\bvoucher\b.{0,15}\bswitch\w*/,
    weight: 1.5,
  },
  switch_twice: {
    question: 'Can I switch again soon after switching?',
    says: 'Yes. You can switch as often as you like. In the first 14 days you can cancel the new deal without a reason. After that a fix may cost an exit fee for each fuel; a variable tariff costs nothing to leave. Wait until one switch is done before you start the next, so that they do not cross.',
    asks: 'can i switch again i only switched last month|i just switched can i change again|found a cheaper deal right after switching|can i switch twice in a year|too soon to switch again',
    cue: /\b(?:just|only|recently)\b.{0,12}\bswitched\b.{0,30}\b(?:again|change|cheaper|another)\b|\bswitch(?:ed)? (?:again|twice)\b/,
    weight: 1.3,
  },
  later_start: {
    question: 'Can I agree now and start later?',
    says: 'Often yes: ask the new supplier for a later start, for example after your fix ends or after a move. Many allow some weeks. The price that you agreed to is mostly kept for that start, but only if they confirm it in writing; an offer that you have not taken can be gone tomorrow. If you are in a fix, do not let the switch land before the last 49 days, or the exit fee is due.',
    asks: 'want to switch but not start until after christmas|can i book a switch for next month|will the price still be there in january|can i lock in a price now and start later|can i sign up now for when my fix ends|delay the start of my new tariff|how long does a quote last',
    cue: /\b(?:switch|sign up|start|begin|agree)\b.{0,25}\b(?:but )?(?:not )?(?:start|begin)?\b.{0,12}\b(?:until|til|till|after|later|next month|in (?:january|february|march|april|may|june))\b.{0,15}\b(?:christmas|xmas|new year|later|my fix|fix ends|january|next month)\b|\b(?:price|quote|offer|deal)\b.{0,15}\b(?:still be there|last|held|kept|valid|gone)\b.{0,15}\b(?:then|how long|until|in|for|by)?\b/,
    weight: 1.2,
  },
  only_one_moved: {
    question: 'Only one of my fuels switched',
    says: 'That happens: gas and electricity switch apart, and one can take longer or be held up by a wrong meter number, a debt or an objection. Until then the old supplier bills that fuel. Ask the new one what holds it up and by when it comes; a switch should take no more than 5 working days, and a late one earns you a set payment. Send readings for both, and check the final bill of the fuel that moved.',
    asks: 'only my gas switched|electric moved but gas did not|one fuel has switched and the other has not|they only took over my electricity|still with old supplier for gas after switch',
    cue: /\bonly\b.{0,12}\b(?:gas|electric\w*|one fuel)\b.{0,15}\b(?:switched|moved|went|transferred)\b|\b(?:gas|electric\w*)\b.{0,12}\b(?:switched|moved|went over)\b.{0,20}\b(?:gas|electric\w*|other)\b.{0,12}\b(?:not|did not|has not)\b/,
    weight: 1.45,
  },
  wrong_meter_details: {
    question: 'My supplier has the wrong meter or address',
    says: 'Compare the meter number on the bill with the one on the meter, and the supply numbers with those of your home. If they differ, you may be paying for somebody else’s use: common in flats and new builds. Send the supplier photos of your meter with its number and your door, ask for the records to be put right, and for all bills since to be made anew. Do not switch in the middle of it. If it drags on, complain.',
    asks: 'the meter number on my bill is not mine|supplier has the wrong meter number|i am paying for my neighbours meter|meters are mixed up in our block|wrong address on my bill|crossed meters|my bill has next doors meter on it|they have my flat number wrong',
    cue: /\b(?:billed|charged|charging)\b.{0,10}\b(?:me|us)\b.{0,8}\bfor the wrong (?:flat|house|property|address|home)\b|\b(?:wrong|different|not my|not mine|incorrect|mixed up|swapped|crossed)\b.{0,20}\b(?:meter|meters|address|flat number|supply number|mpan|serial)\b|\bmeter(?: number)?\b.{0,20}\b(?:not mine|not match|mixed up|swapped|is not the|next doors|neighbours?)\b/,
    weight: 1.3,
  },
  why_switch: {
    question: 'Is it worth switching?',
    says: 'It is if a year on another tariff costs you less than a year as now, exit fee counted, or if you want a fixed price. It is not if you would pay a fee that eats the saving. Nothing is dug up, the supply goes on, and it takes up to 5 working days. I say “stay” where that is best. Tell me your postcode and your use, or add a bill, and you get the figure with its working.',
    asks: 'is it worth switching|is there any point switching|why should i switch|are all suppliers the same price now|does switching still save money|do people still switch energy|is switching a waste of time',
    cue: /\b(?:any|no|what is the) point\b.{0,10}\bswitch\w*\b|\bare (?:they|all suppliers|all companies)\b.{0,12}\bthe same (?:price|anyway)\b/,
    weight: 1.25,
  },
} as const satisfies Readonly<Record<string, Matter>>
