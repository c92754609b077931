import type { AskedTerm } from '../../knowledge/asked-terms.ts'
import type { Intent } from './intent.ts'

/** Two things set against each other, and what people ask in passing. */
export const ASKED_INTENTS: readonly Intent[] = [
  term(
    'fixed_or_variable',
    /difference.{0,25}\bfix\b.{0,20}(?:variable|svt|standard)|difference.{0,25}(?:variable|svt|standard).{0,20}\bfix\b|^(?:what is better |which is better )?(?:a )?fix(?: tariff)? (?:or|vs|versus) (?:a )?(?:standard )?(?:variable|svt)/,
    'what is the difference between a fixed and a variable tariff|fixed versus variable',
  ),
  term(
    'supply_numbers',
    /\bmpan\b.{0,20}\bmprn\b|\bmprn\b.{0,20}\bmpan\b/,
    'what is the difference between an mpan and an mprn|is my mpan the same as my mprn',
  ),
  term(
    'supplier_phone',
    /\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|utility warehouse|so energy|outfox|bulb|shell|ecotricity|good energy|(?:my|the|their|old|new) supplier|their)\b.{0,20}\b(?:phone|telephone|call|contact|helpline|customer service)\b.{0,12}number|\b(?:phone|telephone|call|contact|helpline)\b.{0,12}number\b.{0,20}\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|utility warehouse|so energy|outfox|bulb|shell|ecotricity|good energy|(?:my|the|their|old|new) supplier|their)\b|\bnumber\b.{0,20}\b(?:call|ring)\b.{0,10}\b(?:octopus|edf|british gas|eon|ovo|scottish ?power|utilita|utility warehouse|so energy|outfox|bulb|shell|ecotricity|good energy|(?:my|the|their|old|new) supplier|their)\b/,
    'what is the phone number of my supplier|what number do i ring for edf',
  ),
  term(
    'tracker_cap',
    /\btrackers?\b.{0,40}\bcap\b|\bcap\b.{0,40}\btrackers?\b/,
    'is a tracker under the price cap|does the cap cover trackers',
  ),
  term(
    'no_hurry',
    /(?:have to|need to|must i|got to) (?:do|decide|switch|sign|choose|act)(?: \w+){0,3} (?:today|now|right away|straight ?away|this week|tonight)\b|(?:is there|any) (?:a )?(?:rush|hurry|deadline)|can (?:i|it|this) wait\b/,
    'do i have to do it today|is there a rush|can i think about it first',
  ),
  term(
    'balance_marks',
    /\b(?:what (?:is|does)|mean|why).{0,25}\b(?:cr|dr)\b|\b(?:cr|dr)\b.{0,20}(?:mean|on my|on the|beside|next to|after)/,
    'what does cr mean on my balance|what is dr on the bill',
  ),
  term(
    'leave_supplier',
    /^(?:please |can you |could you |i want to |i would like to |how do i )*cancel (?:my|our|the) (?:\w+ ){0,2}(?:tariff|contract|account|supply|agreement)(?: with \w+)?$|cancel (?:my|our) (?:edf|octopus|british gas|eon|ovo|scottish power|utilita|energy)\b/,
    'cancel my edf contract|can you cancel my contract with my supplier',
  ),
  term('notice_days', /\b(?:42|forty two) days?\b/, 'can i leave 42 days before the end of my fix|is it 42 days or 49'),
  term(
    'one_time',
    /(?:switch|take|takes|took).{0,30}\b(?:21|twenty one) days?\b|\b(?:21|twenty one) days?\b.{0,30}switch/,
    'does a switch take 21 days by law',
  ),
]

function term(name: AskedTerm, pattern: RegExp, examples: string): Intent {
  return {
    name: `term_${name}`,
    call: 'explain_term',
    args: { term: name },
    cues: [[pattern, 1.6]],
    examples: examples.split('|'),
  }
}
