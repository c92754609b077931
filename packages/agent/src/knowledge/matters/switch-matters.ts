import type { Matter } from './matter.ts'

/** The switch itself, before, during and after. */
export const SWITCH_MATTERS = {
  switch_often: {
    question: 'How often can I switch?',
    says: 'As often as you like: there is no limit and no waiting time. What can stand in the way is the exit fee of a fix that is not yet in its last 49 days, or a debt. On a variable tariff you can leave at any time for nothing. Each switch takes a little while and brings a final bill, so look for a saving that is worth it. Tell me your deal, and I work out whether it pays now.',
    asks: 'how often can i switch|can i switch again so soon|i only switched in august can i go again|is there a limit on switching|how long do i have to stay with a supplier|can i switch every month|minimum time with a supplier before switching',
    cue: /^(?!.*\b(?:cap|ofgem|meter|bill|direct debit)\b).*(?:\bhow (?:often|many times|soon)\b.{0,20}\b(?:switch|change)\b.{0,20}(?:again|supplier|$)|\bswitch\w*\b.{0,15}\bagain\b|\blimit\b.{0,20}\bswitch\w*|\b(?:only|just) (?:switched|changed|joined)\b.{0,40}\bagain\b)/,
    weight: 1.35,
  },
  switch_needs: {
    question: 'What do I need for a switch?',
    says: 'Have a recent bill to hand. You need your name, the address and postcode, who supplies you now, your tariff and how you pay, your yearly use in kWh, and bank details if you pay by Direct Debit. The supply numbers are usually found from the address. You do not need your old account number. On the day, take a meter reading. For a comparison with me the postcode and your use, or what you pay, are enough.',
    asks: 'what information do i need to switch|do i need my account number to switch|what documents do i need|what details do they ask for when switching|do i need my meter number to change supplier|what should i have ready before switching|do i need id to switch',
    cue: /\b(?:what|which)\b.{0,20}\b(?:info\w*|details|documents?|paperwork|need)\b.{0,25}\b(?:to|for|before|when)\b.{0,15}\b(?:switch\w*|chang\w*|swap\w*)\b|\bneed\b.{0,25}\b(?:account number|meter number|mpan|id|bill|reading)\b.{0,15}\b(?:to|for) (?:switch\w*|chang\w*|compare)/,
    weight: 1.4,
  },
  when_to_switch: {
    question: 'When is the best time to switch?',
    says: 'There is no best month. What counts is your own deal. On a variable tariff any day is fine. On a fix, look from 49 days before it ends, because the exit fee falls away then. Prices of new tariffs move with the wholesale market, and nobody can tell you the lowest point. The cap changes on 1 January, 1 April, 1 July and 1 October. Tell me when your deal ends, and I can remind you.',
    asks: 'when is the best time to switch|best time of year to change supplier|should i wait until spring to switch|is it better to switch in summer|is winter a bad time to switch|when should i compare',
    cue: /\b(?:best|right|good|bad|cheapest|better) (?:time|month|season|moment|day)\b.{0,25}\b(?:switch\w*|chang\w*|fix\w*|swap\w*|compare)\b|\b(?:switch\w*|chang\w*|fix\w*)\b.{0,20}\bin (?:summer|winter|spring|autumn)\b/,
    weight: 1.4,
  },
  switch_back: {
    question: 'Can I switch back to my old supplier?',
    says: 'Yes. In the 14 days to change your mind you can cancel, and before the move you simply stay where you are. Later you can switch back like to any supplier, on what it offers then: your old rates may be gone. Look at the exit fee of the new deal first. If you were moved without wanting it, that is a mistake which they must undo.',
    asks: 'can i switch back to my old supplier|can i go back to the company i was with|i do not like the new supplier how do i go back|undo a switch that has happened|return to my previous supplier|go back to octopus',
    cue: /\b(?:switch|go|going|move|change|get|return)\w* back\b.{0,20}\b(?:to|with)\b|\breturn to my (?:old|previous|last)\b/,
    weight: 1.4,
  },
  switch_reading: {
    question: 'What if the reading at the switch is wrong?',
    says: 'On the day of the switch take a photo of each meter and send the reading to the new supplier. Both suppliers must use the same one, so that you pay neither twice nor too little. If the reading that they used is wrong, tell the new supplier, with your photo and the date: it agrees the right one with the old supplier, and both bills are put right. With a smart meter it is mostly taken by itself, but keep a photo all the same.',
    asks: 'do i need to take a reading on switch day|they used the wrong reading when i switched|opening reading is wrong with new supplier|dispute the switch reading|old and new supplier have different readings|do i give the reading to the old or the new supplier|which supplier do i give my meter reading to',
    cue: /^(?!.*\b(?:move|moving|moved) (?:out|house|home|in)\b).*(?:\b(?:opening|closing|start|final|change ?over|switch) (?:meter )?readings?\b|\breadings?\b.{0,30}\b(?:switch(?:ed|ing)? day|on the day|when (?:i|we) switch\w*|new supplier|old supplier|changeover)\b|\b(?:old|new) supplier\b.{0,30}\breadings?\b)/,
    weight: 1.35,
  },
  switch_double: {
    question: 'Will I pay twice during a switch?',
    says: 'You do not pay twice for the same energy. The old supplier bills you up to the day of the switch, and the new one from then on. In your bank it can look double for a month: the last payment to the old one and the first to the new one may come close together. What was too much comes back with the final bill, which must come within 6 weeks; credit is paid back within 10 working days after it.',
    asks: 'will i be charged twice when i switch|do i pay both suppliers during the switch|double payment when changing supplier|two direct debits in the month i switch|will i pay for the same month twice|overlap of payments when switching',
    cue: /\b(?:charged?|pay|paying|billed) (?:twice|double|both)\b.{0,30}\b(?:switch\w*|chang\w*|suppliers)\b|\b(?:switch\w*|chang\w*)\b.{0,30}\b(?:charged?|pay|paying|billed) (?:twice|double|both)\b/,
    weight: 1.45,
  },
  switch_date: {
    question: 'Can I choose the day of the switch?',
    says: 'Often, yes. By rule a switch is done within 5 working days, but you may ask the new supplier for a later day, for example after the 14 days to change your mind, or once the exit fee of your fix has fallen away. It cannot be put on a day in the past. With Mowatt the plan is that the 14 days pass first.',
    asks: 'can i pick the date of the switch|can i choose when the switch happens|delay the start of my new tariff|can my switch start after my fix ends|set a start date for the new supplier|book a switch in advance|line up a new deal for when my fix ends',
    cue: /\b(?:pick|choose|set|decide|delay|book|line up|specify)\b.{0,20}\b(?:date|day|when|start|in advance|deal)\b.{0,25}\b(?:switch\w*|start\w*|happen\w*|tariff|supplier|fix ends?)\b|\bswitch\w*\b.{0,20}\b(?:in advance|on a (?:set|certain|particular) (?:day|date))\b/,
    weight: 1.35,
  },
  switch_one_fuel: {
    question: 'Can I switch one fuel alone?',
    says: 'Yes. Gas and electricity are separate contracts, and you can switch one and leave the other. Two suppliers mean two bills. Some give a small discount for both together, but it is not always the cheapest way. Say “just electricity” or “just gas”, and I compare that fuel alone.',
    asks: 'can i switch only my gas|switch electricity but keep gas where it is|can i have gas and electric with different suppliers|can i switch gas and electric separately|just change my electric supplier|is it ok to have two suppliers',
    cue: /\bswitch\w*\b.{0,20}\b(?:just|only)\b.{0,10}\b(?:gas|electric\w*)\b|\b(?:gas and electric\w*|electric\w* and gas|fuels?)\b.{0,25}\b(?:separate\w*|different suppliers|apart)\b/,
    weight: 1.4,
  },
  switch_confirm: {
    question: 'I agreed to a switch and hear nothing',
    says: 'After you agree, the new supplier should write to you with the contract, the 14 days to change your mind and the date. Look in the junk folder, then ring the new supplier and ask whether it has your order and when the supply moves. By rule the switch takes at most 5 working days once it starts; if it is late they owe you compensation. Until then you stay with your present supplier and your energy stays on.',
    asks: 'i agreed to a switch and have heard nothing|how do i know my switch went through|no confirmation from new supplier|when will the new supplier contact me|have i been switched yet|how do i know who supplies me now after the switch',
    cue: /\b(?:no|not|any|without)\b.{0,12}\b(?:confirm\w*|heard|word|email)\b.{0,25}\b(?:switch\w*|new supplier)\b|\bheard (?:nothing|anything)\b.{0,25}\b(?:switch\w*|new supplier)\b|\b(?:switch\w*|new supplier)\b.{0,25}\b(?:no confirm\w*|heard nothing|not heard)\b/,
    weight: 1.3,
  },
} as const satisfies Readonly<Record<string, Matter>>
