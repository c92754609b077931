import type { Need } from './urgent-needs.ts'

/** Questions about power cuts that are no power cut: what is owed afterwards, what is told before, what to have ready. */
export const CUT_NEEDS: readonly Need[] = [
  {
    name: 'cut_and_smart',
    call: { name: 'explain_term', args: { term: 'smart_meter' } },
    on: /\bsmart ?meter\b.{0,25}\b(?:in|during|after|work)\b.{0,12}\bpower cut\b|\bpower cut\b.{0,25}\b(?:wipe|reset|affect|lose)\b.{0,15}\b(?:smart|meter|readings?)\b/,
    unless: /\b(?:right now|has gone|is off)\b/,
    says: 'In a power cut the electricity meter stops too, and so does the display, but nothing is lost: the readings are kept, and it goes on by itself when the power is back. The gas meter has a battery. On prepayment the credit stays. If the display does not come back within an hour or so, unplug it and plug it in again. To report a cut call 105, free.',
  },
  // The network’s guaranteed standards of performance: 12 hours in normal weather, more after a storm.
  {
    name: 'cut_paid',
    call: { name: 'explain_term', args: { term: 'compensation' } },
    on: /\b(?:compensat\w*|get (?:any )?money|owed|claim|paid|refund|payout)\b.{0,40}\b(?:power|electric\w*|lights|supply)\b.{0,20}\b(?:cut|off|out|outage|went|was off|gone)\b|\b(?:power|electric\w*|supply)\b.{0,15}\b(?:cut|was off|was out|off|out|outage)\b.{0,40}\b(?:compensat\w*|money|owed|claim|paid|refund|payout|freezer|food)\b/,
    unless:
      /\b(?:right now|at the moment|is off|has gone|no power|not paid|cannot pay|debt|disconnect\w*|panels?|solar|export\w*|switch\w*|take[ns]? (?:money )?out|credit)\b/,
    says: 'It can be. The company that runs your network pays, and not your supplier: mostly when the power was off for more than 12 hours in normal weather, and after longer when a storm was the cause. If it should have come by itself and did not, ask the network: 105 or its website, with the dates and hours. Food that spoiled is for your home insurance, if that covers it. A planned cut that you were not told of in good time is paid too. Ofgem’s site has the sums of today.',
  },
  {
    name: 'cut_planned',
    call: { name: 'explain_term', args: { term: 'power_cut_more' } },
    on: /\b(?:planned|scheduled|arranged)\b.{0,20}\b(?:power|cut|outage|interruption|work\w*|electric\w*)\b|\b(?:warning|notice|told|tell me|warn\w*)\b.{0,25}\b(?:before|of|about)\b.{0,15}\b(?:power cut|cut|outage)\b/,
    unless: /\bsmell\b|\bright now\b/,
    says: 'Yes. For planned work the network has to tell you at least two days ahead, mostly by a card or letter, and owes you a payment if it did not. People on the Priority Services Register are told earlier and can ask for help, for example if they depend on equipment. Your network’s website lists planned and present cuts by postcode, and 105 tells you which network is yours. A sudden fault comes without a warning.',
  },
  {
    name: 'cut_and_equipment',
    kind: 'medical',
    on: /\b(?:oxygen|breathing machine|ventilator|dialysis|concentrator|nebuli[sz]er|cpap|stair ?lift|feeding pump|insulin|hospital bed|medical equipment)\b.{0,60}\b(?:power (?:goes|cut|fails?)|goes off|cut|outage|if the (?:power|electric\w*))\b/,
    unless: /\b(?:right now|has just|just gone|is off now|switch\w*|cost\w*|pay)\b/,
    says: 'Get on the Priority Services Register of your network as well as of your supplier: call 105 and ask for it, free, and say which equipment it is. You are then told of planned cuts, are called in a long one, and may get a generator or other help. Ask the hospital or the firm of the equipment for a battery or a spare cylinder and how long it lasts, and keep their emergency number by the phone. If the power goes, call 105 and say it at once; if breathing or life is in danger, call 999.',
  },
]
