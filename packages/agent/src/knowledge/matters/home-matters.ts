import type { Matter } from './matter.ts'

/** Moving, letting, complaining, and suppliers that have gone. */
export const HOME_MATTERS = {
  move_tariff: {
    question: 'Can I take my tariff with me when I move?',
    says: 'Sometimes. Ask your supplier whether your fix can move with you: many allow it if they can supply the new home, though rates differ by region. If it cannot move, or you choose not to, some charge the exit fee and some do not when you move house, so ask before you give notice. At the new home you first have whoever supplies it. Then you can bring your old supplier back or choose another.',
    asks: 'can i take my tariff with me when i move|does my fix move house with me|do i pay an exit fee if i move house|what happens to my fixed deal when i move|transfer my energy contract to my new home|moving house in the middle of a fix',
    cue: /\b(?:take|bring|keep|transfer|move)\b.{0,20}\b(?:my |the |our )?(?:tariff|fix\w*|deal|contract|plan)\b.{0,25}\b(?:with me|with us|to (?:my|the|a|our) new|when (?:i|we) move|house)\b|\b(?:exit fee|fix\w*|fixed (?:deal|tariff))\b.{0,40}\b(?:mov(?:e|ing) (?:house|home|out)|new (?:house|home|place|address))\b|\bmov(?:e|ing) (?:house|home)\b.{0,40}\b(?:fix\w*|exit fee|tariff|contract)\b/,
    weight: 1.5,
  },
  new_build: {
    question: 'Who supplies a new-build home?',
    says: 'The builder has picked a supplier for the site, and you are on its default tariff from the day you get the keys. Ask the builder or the sales office which one it is, and take the meter readings on that day. If the address is too new, suppliers may not find it yet: give them the supply numbers from the meter cupboard or the builder’s papers. Once you are registered, you can switch like anybody else.',
    again:
      'Check that before you rely on it: your local electricity network tells you who is recorded for your address, and for gas the Find My Supplier website does. Then ring that supplier with the serial number on the meter, a photo and the day that you got the keys. If it has no record, the meter is not registered yet: ask the builder and the network to put that right, and put money aside meanwhile.',
    asks: 'new build no supplier set up|who supplies my new build|moving into a brand new house energy|the supplier cannot find my new address|my house is too new for their system|new development electricity supplier',
    cue: /\bnew ?builds?\b|\bbrand new (?:house|home|flat|estate|development)\b|\b(?:cannot|not) find my (?:new )?address\b/,
    weight: 1.4,
  },
  empty_home: {
    question: 'Who pays while a home is empty?',
    says: 'Whoever owns the home, or rents it on that day, pays: the standing charge each day and whatever is used, also when nobody lives there. Between two tenants that is the landlord. Tell the supplier who is responsible from which day, with meter readings. For a long time empty, ask about a low standing charge, or about taking the meter out, which costs something and has to be put back later. Keep the frost out if it has water pipes.',
    asks: 'the house is empty do i still pay|who pays between tenants|energy in a void property|we are doing the house up and nobody lives there|empty property standing charge|tenant has left who pays the electric now|probate house is empty what about the bills|can i turn off the supply in an empty house',
    cue: /\b(?:house|home|flat|property|place)\b.{0,15}\b(?:is |are |stands? |sits? |lies? )?(?:empty|vacant|unoccupied|void)\b|\b(?:empty|vacant|void|unoccupied) (?:house|home|flat|property|place)\b|\bbetween (?:tenants|tenancies|lets)\b/,
    weight: 1.35,
  },
  close_account: {
    question: 'How do I close my energy account?',
    says: 'If you are switching, you need not close it: the new supplier does that. If you are moving out, tell the supplier the day you leave, the final meter readings and an address for the last bill, also abroad. Keep the Direct Debit until that bill is settled; credit is paid back within 10 working days after it. If you stay in the home and take no new supplier, an account cannot simply be closed.',
    asks: 'how do i close my energy account|i am moving abroad how do i end my energy contract|close account with supplier|cancel my gas and electric i am leaving the country|end my energy account when i move out|shut my account',
    cue: /\b(?:close|shut|end|terminate)\b.{0,12}\b(?:my|our|the|an)\b.{0,15}\b(?:energy |gas |electric\w* |old )?account\b(?!.{0,15}\b(?:with (?:you|mowatt)|here|on this)\b)|\bmov(?:e|ing) abroad\b/,
    weight: 1.2,
  },
  // No waiting time is told: it was 8 weeks, and the government has announced a shorter one.
  ombudsman: {
    question: 'What does the Energy Ombudsman do?',
    says: 'The Energy Ombudsman settles disputes between households and suppliers, free and independent. You first complain to the supplier. If it does not solve the matter in time, or sends you a “deadlock” letter, which says that it will do no more, you can go to the Ombudsman. Its website says how long you have to wait first. It can make the supplier put things right, say sorry, explain or pay you. If you accept its decision, the supplier must follow it. Ofgem makes the rules but does not take single complaints.',
    asks: 'what does the energy ombudsman do|can the ombudsman make them pay me|what is a deadlock letter|how do i take my supplier to the ombudsman|does the ombudsman cost anything|how long does the ombudsman take|can i complain to ofgem directly|ofgem or the ombudsman|should i go to small claims court or the ombudsman',
    cue: /\bombudsm[ae]n\b|\bdeadlock\w*\b|\b(?:report|complain)\b.{0,25}\bto ofgem\b|\bsmall claims\b/,
    weight: 1.25,
  },
  compensation: {
    question: 'When do I get compensation from a supplier?',
    says: 'There are set standards. If a supplier misses an appointment, takes too long over a switch or a final bill, fails to send back your credit in time, or does not sort out a wrong switch, it owes you a fixed sum, mostly without your asking. Power cuts that last long are paid by the network. Ofgem’s site lists the cases and the sums in force. If they do not pay, complain, and later go to the Energy Ombudsman.',
    asks: 'am i due compensation for a missed appointment|engineer did not turn up do i get money|compensation for a power cut|what are guaranteed standards|how much compensation do i get from my supplier|supplier missed my appointment|compensation for late final bill|they did not show up for the meter appointment',
    cue: /\bcompensation\b|\bguaranteed standards?\b|\bmissed (?:my |the |an |our )?appointment\b|\b(?:not|never|no) (?:turn\w*|show\w*|came|come)\b.{0,10}\b(?:up)?\b.{0,25}\b(?:appointment|engineer|meter|money)?\b(?<=\b(?:appointment|engineer|meter|money)\b)|\b(?:engineer|meter man|fitter|technician)\b.{0,25}\b(?:not|never|no) (?:turn\w*|show\w*|came|come)\b/,
    weight: 1.3,
  },
  mis_sold: {
    question: 'I was mis-sold a tariff',
    says: 'If you were told something untrue or pushed into a tariff, act soon. In the first 14 days you can cancel without a reason. After that, complain to the supplier in writing: who said what, when, and what you want, such as leaving without a fee. Ask for the recording of the call. If they refuse, the Energy Ombudsman can decide for free. Citizens Advice can pass on bad selling to those who watch over it.',
    asks: 'i think i was mis sold|they lied to me on the phone about the tariff|the salesman told me a different price|i was tricked into a contract|not the price i was promised|they said no exit fee and now there is one|pushed into signing up on the doorstep',
    cue: /\bmis ?-?s(?:old|elling)\b|\b(?:lied|tricked|conned|misled|pushed|pressured)\b.{0,40}\b(?:tariff|contract|deal|price|sign\w*|phone|switch\w*|fee)\b|\bnot (?:the|what) (?:price|rate|tariff|deal)? ?(?:i|we) (?:was|were) (?:promised|told|quoted|sold)\b/,
    weight: 1.65,
  },
  complaint_letter: {
    question: 'Help me write to my supplier',
    says: 'Here is a frame for it. “Account number … and address … I want to make a complaint. What happened: … with the dates. What I have done so far: … What it has cost me: … What I want you to do: … Please answer in writing, and tell me how to reach the Energy Ombudsman if we do not agree.” Add meter readings, photos and bills. Keep a copy. I am an AI and cannot send it for you; Citizens Advice can look over the words.',
    asks: 'write me a complaint letter|help me word an email to my supplier|template letter to my energy company|draft a letter about my bill|how do i word a complaint|can you write to them for me|what should i say in my complaint',
    cue: /\b(?:write|word|draft|template|compose|put together)\b.{0,30}\b(?:letter|email|complaint|to (?:my|the|them))\b|\bcomplaint (?:letter|email|template)\b/,
    weight: 1.7,
  },
  // History: Bulb to Octopus (2022-23), Shell Energy to Octopus (2023-24), npower to E.ON Next (2020-21), SSE’s homes to OVO (bought 2020).
  // E.ON’s purchase of OVO was announced in 2026. Whether it is done is not in our sources, so it is not told.
  supplier_gone: {
    question: 'What happened to Bulb and other suppliers?',
    says: 'Bulb’s customers were moved to Octopus Energy, and so were those of Shell Energy. Npower’s were moved to E.ON Next, and those of SSE’s household business to OVO Energy. For other names that have gone, your last letters or Ofgem’s site say who took over. Their customers kept their supply. Suppliers can be sold again, so the name on your latest bill is what counts; you can switch from it as usual.',
    asks: 'what happened to bulb|bulb were my supplier who are they now|i was with shell energy who has me now|do npower still exist|who took over sse customers|my old supplier has disappeared who am i with|what happened to avro energy|who took over from bulb|is first utility still going|scottish hydro who are they now',
    cue: /\b(?:bulb(?! (?:cost|use|watt|light|per))|shell energy|npower|first utility|avro|green network|igloo|together energy|utility point|people energy|peoples energy|symbio|orbit energy|zog|hub energy|powershop|co ?op energy|economy energy|extra energy|spark energy|iresa|bristol energy|robin hood energy|tonik|swalec|hydro electric|sse)\b(?!.{0,15}\b(?:running|cost to run|lamp|watts?)\b)/,
    weight: 1.35,
  },
  exit_fee_paid: {
    question: 'Will the new supplier pay my exit fee?',
    says: 'Do not count on it. Now and then a supplier offers to cover the exit fee of new customers, up to some sum and on terms of its own; I know of none in my list. So the fee has to be less than what you save. Remember that it counts for each fuel, and that none may be charged in the last 49 days of a fix. Tell me the fee and the end date, and I put it into the sum.',
    asks: 'will the new supplier pay my exit fee|does anyone cover exit fees|who pays the exit fee when i switch|will you pay my exit fee|suppliers that refund exit fees|can i get my exit fee paid',
    cue: /\b(?:they|supplier|you|anyone|anybody|who|will|does)\b.{0,20}\b(?:pay|cover|refund|reimburse)s?\b.{0,15}\b(?:my|the|your|our|off)\s?exit fees?\b(?! to leave).{0,20}$|\bwho pays the exit fee\b/,
    weight: 1.25,
  },
  landlord_liable: {
    question: 'I am a landlord: am I liable for a tenant’s bill?',
    says: 'If the account was in the tenant’s name, the tenant owes what they used, and not you. Tell the supplier in writing who lived there from when to when, with a copy of the tenancy and the meter readings. From the day they left until the next tenant it is yours. If the account was in your name, you owe the supplier and have to get it back from the tenant. Give readings at each change, with photos.',
    asks: 'i am a landlord and my tenant left owing the supplier|am i liable for my tenants energy bill|landlord responsible for tenants electricity|tenant did a runner without paying the gas|can the supplier chase the landlord|i rent out a flat what about the energy',
    cue: /\b(?:i am|im|i'm|as) (?:a|the) landlord\b|\bmy tenants?\b.{0,30}\b(?:left|owe|owing|debt|runner|not paid|moved)/,
    weight: 1.7,
  },
  work_from_home: {
    question: 'Do I need a business tariff to work from home?',
    says: 'No, not if it is mainly your home. Working at a desk, or a small trade in one room, normally stays on a household tariff with household VAT and the price cap. If most of the energy is for the business, or the place is a shop with a flat above, a business contract may be needed: ask your supplier. For tax, HMRC’s pages say what you may claim. Tell me your postcode and your use, and I compare as for any home.',
    asks: 'do i need a business tariff if i work from home|i run a small business from my house|hair salon in my spare room which tariff|can i use a domestic tariff for my home office|i childmind at home|working from home energy costs can i claim|flat above a shop which tariff',
    cue: /^(?!.*\b(?:b ?& ?b|b and b|bnb|guest ?house|hotel|pub|restaurant|shop)\b).*(?:\b(?:work\w*|run|business|salon|office|trade|childmind\w*|studio|workshop)\b.{0,25}\b(?:from|at|in) (?:my |our |the )?(?:home|house|spare room|garage|shed|garden)\b|\bhome office\b)/,
    weight: 1.6,
  },
} as const satisfies Readonly<Record<string, Matter>>
