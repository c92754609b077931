import type { Matter } from './matter.ts'

/** Moving home, renting, and heat that is shared. */
export const RENTING_MATTERS = {
  // Maximum resale price: Ofgem’s direction on gas and electricity that is sold on for homes.
  landlord_resale: {
    question: 'What may a landlord charge me for energy?',
    says: 'No more than the landlord pays the supplier for it: for gas and electricity that is sold on to a home there is a maximum resale price, so a profit on the units is not allowed. A fair share of the standing charge may be added. Ask in writing for the supplier’s bill, the rate, and how it was split. Without meters of your own they must be able to say how they share it out. If it is too much, you can claim it back in court; Citizens Advice and the council help first.',
    again:
      'No, not if it is more than he pays himself: for energy that is sold on to a home there is a maximum resale price, which is what the supplier charges him. Set his price beside the average of the price cap, which I can tell you. If it is above, ask him in writing for the supplier’s bill, and for the difference back.',
    asks: 'my landlord charges me 40p a unit is that legal|can my landlord make money on electric|landlord resells electricity|how much can a landlord charge for electricity|3 bedsits one meter landlord splits it by guessing|landlord will not show me the electric bill|paying my landlord for electric|landlords sub meter rate|coin meter from landlord is dear|site owner charges too much for electric|caravan park electric price',
    cue: /\b(?:landlord\w*|letting agent|site owner|park owner|freeholder|managing agent)\b.{0,40}\b(?:charg\w*|rate|per unit|\d+p|pence|profit|split\w*|share\w*|resell\w*|sub ?meter|coin meter|mark ?up|overcharg\w*|guess\w*)\b.{0,30}|\b(?:sub ?meter|coin meter|bedsits?)\b.{0,40}\b(?:landlord|charg\w*|rights|split\w*|rate)\b|\bmaximum resale\b/,
    weight: 1.35,
    isFine: true,
  },
  included_bills: {
    question: 'My rent includes bills',
    says: 'Then what counts is your tenancy agreement. If it says that bills are included, the landlord pays the supplier and can ask for more only if the agreement allows it, for example by a fair-use limit. Ask for the clause and for the supplier’s bills. They may not charge more for the energy than they pay. The account is theirs, so you cannot switch it. Citizens Advice or Shelter look at the clause for free.',
    asks: 'bills included in rent but landlord wants more for electric|my rent includes bills can they charge extra|all inclusive rent energy cap|landlord put a limit on electric|fair usage on bills included|can i switch if bills are included',
    cue: /\bbills? (?:are |is )?included\b|\binclud\w+ bills?\b|\ball inclusive\b|\brent includes\b|\bfair us(?:e|age)\b/,
    weight: 1.5,
    isFine: true,
  },
  landlord_smart: {
    question: 'Can my landlord stop me having a smart meter?',
    says: 'If you pay the supplier yourself, the choice is yours: the landlord should not refuse without a good reason. Look into the tenancy agreement and tell the landlord first: the meter stays when you go. If the landlord pays the supplier, it is their choice. To prepay or back, the same holds: you may have to leave it as you found it.',
    asks: 'can my landlord stop me getting a smart meter|landlord says no smart meter|do i need permission for a smart meter as a tenant|can a tenant get a smart meter|landlord will not let me change the meter',
    cue: /\b(?:landlord\w*|letting agent|tenant)\b.{0,35}\bsmart ?meters?\b|\bsmart ?meters?\b.{0,35}\b(?:landlord\w*|letting agent|rent\w*|tenant\w*)\b|\blandlord\b.{0,20}\bchange (?:the |my )?meter\b/,
    weight: 1.6,
    isFine: true,
  },
  // Landlord and Tenant Act 1985, section 11; in Scotland the Repairing Standard.
  landlord_repair: {
    question: 'My landlord will not mend the heating',
    says: 'A landlord has to keep heating and hot water working, in England, Wales and Scotland alike. Tell them in writing, with the date, photos and who lives there; a boiler out in winter is urgent, mostly a matter of a day or two. If they do nothing, your council’s environmental health team can order repairs, and a council or housing association tenant can go to the Housing Ombudsman. Do not stop paying rent. Shelter and Citizens Advice help for free. If you smell gas, call 0800 111 999.',
    asks: 'landlord will not fix the boiler|no heating and landlord ignoring me|how long has my landlord got to fix the boiler|council house heating broken for weeks|housing association will not repair heating|rented flat has no hot water|landlord refuses to repair storage heaters|letting agent not sending anyone for the boiler',
    cue: /\b(?:landlord\w*|letting agent|council|housing association)\b.{0,40}\b(?:fix\w*|repair\w*|mend\w*|ignor\w*|sort\w*|send\w*|replac\w*)\b.{0,25}\b(?:boiler|heat\w*|hot water|radiators?)\b|\b(?:boiler|heat\w*|hot water|radiators?)\b.{0,45}\b(?:landlord\w*|letting agent|housing association)\b.{0,25}\b(?:fix\w*|repair\w*|ignor\w*|not|refus\w*|long)\b/,
    weight: 1.6,
    isFine: true,
  },
  agent_supplier: {
    question: 'The agent says which supplier I must use',
    says: 'If you pay the energy bills, the supplier is your choice, also if the agreement names one. Some agents sign new tenants up with a partner: that is allowed at the start, but you may switch afterwards, and a default tariff has no exit fee. Only a prepaid or included supply is the landlord’s. Ask for the clause, and put the old set-up back at the end if the agreement asks for it. Citizens Advice or Shelter can look at it.',
    asks: 'letting agent says we must use their supplier|estate agent signed me up to a supplier|tenancy says i cannot change supplier|can a landlord choose my energy supplier|agreement says no switching|the agent put us on an energy company without asking',
    cue: /\b(?:letting agent|estate agent|agent|landlord|tenancy(?: agreement)?)\b.{0,35}\b(?:must use|have to use|choose|chose|signed (?:me|us) up|not (?:allowed to )?(?:change|switch)|cannot (?:change|switch)|forces?|makes? us)\b.{0,20}\b(?:supplier|company|switch\w*|energy)?\b/,
    weight: 1.35,
    isFine: true,
  },
  heat_unit: {
    question: 'What is a heat interface unit?',
    says: 'A heat interface unit, HIU, is the box in a flat that takes heat from the building’s shared system and gives it to your radiators and taps. It looks like a boiler and burns nothing. A heat meter in it counts the kWh that you pay for. If it fails, it mostly belongs to the operator or the freeholder: look into your lease or agreement, and ring the number on the box. The heat itself cannot be switched to another seller.',
    asks: 'what is a heat interface unit|what is a hiu|the box in my flat for communal heating|heat meter in my flat|who fixes the heat interface unit|hiu not working who do i call',
    cue: /\b(?:heat interface|hiu)\b|\bheat meters?\b/,
    weight: 1.7,
  },
  heat_network_watch: {
    question: 'Who do I complain to about a heat network?',
    says: 'First the operator or whoever sends the heat bill, in writing: ask how the price is made up and for the figures of the last two years. If it does not put it right, the Energy Ombudsman decides for free; Citizens Advice helps with the words. And yes, there is a regulator: since 27 January 2026 Ofgem watches over heat networks, and prices have to be fair. Talk to your neighbours, a complaint of many weighs more. The price cap does not cover it.',
    asks: 'communal boiler in our block charge has tripled who do i moan to|is there no regulator for heat networks|who regulates district heating|heat network bill has gone up|heating charge from the managing agent is huge|communal heating broken who is responsible|complain about communal heating',
    cue: /\b(?:communal|district|block|shared|heat network)\b.{0,25}\b(?:boiler|heat\w*|network|charge)?\b.{0,40}\b(?:tripled|doubled|gone up|went up|moan|complain\w*|regulator|regulates?|broken|huge|unfair|rip ?off|who do)\b/,
    weight: 1.7,
    isFine: true,
  },
  house_share: {
    question: 'How do we share the bill in a house share?',
    says: 'Put all who pay on the account if the supplier allows it, because whoever is named owes the whole bill. Agree in writing: equal parts, or by room size, and what happens when somebody moves out or works from home. Take a photo of the meters whenever somebody comes or goes. Pay into one pot each month, a little more than the Direct Debit. A bill-splitting firm does it for a fee and mostly at a dearer price.',
    again:
      'What a flatmate owes you is between the two of you: the supplier can ask whoever is named for all of it. Ask him in writing with the bill and his share, name a day, and if he does not pay, small claims is the last way. Have his name taken off, or yours.',
    asks: 'hmo how do we split the bill fairly|how do we split energy bills in a shared house|housemate will not pay the electric|student house bills whose name|flatmate moved out owing gas money|sharing a meter with another flat|bill splitting services any good|lodger contribution to electric',
    cue: /\b(?:how|should|fair\w*|who|best way)\b.{0,30}\b(?:split\w*|share|sharing|divide)\b.{0,20}\b(?:bills?|electric\w*|gas|energy|cost)\b|\b(?:hmo|housemates?|flatmates?|student house|lodger)\b.{0,40}\b(?:how|not pay\w*|will not|owing|owes|fair\w*|whose|who)\b/,
    weight: 1.15,
  },
  occupier_letter: {
    question: 'Letters to “the occupier”: what do I do?',
    says: 'Open it: the occupier is you, if you live there. It is mostly the supplier of the home, which does not know your name yet. Tell it your name, the day that you moved in and the meter readings of that day, so that you pay from then and not before. Do not just pay what it asks. Letters with somebody else’s name you send back unopened, “not at this address”. You can then choose another supplier.',
    asks: 'bills addressed to the occupier do i open them|letter for the occupier from an energy company|who is the occupier on my bill|i keep getting bills for the old tenant|post for previous tenant from energy company|letter from a supplier i have never heard of',
    cue: /\b(?:the |to )occupier\b|\b(?:letters?|bills?|post|mail)\b.{0,20}\b(?:for|to|addressed to|in the name of)\b.{0,12}\b(?:previous|old|last|former) (?:tenant|owner|occup\w*|people)\b/,
    weight: 1.5,
    isFine: true,
  },
  between_homes: {
    question: 'Who pays between completion and moving in?',
    says: 'From the day that the home is yours you pay for its energy, also while it stands empty: for a bought home the day of completion, for a rented one the first day of the tenancy. Before that the seller, or the landlord between tenants, pays. Read both meters on that day, with a photo. Turn heating to frost guard; the standing charge runs all the same.',
    asks: 'who pays the electric between me buying and moving in|who pays for gas when a house is empty before i move in|when do i start paying for energy in my new house|from what date do i pay the bills|i own two houses for a month who pays|overlap of tenancies who pays',
    cue: /\bwho pays\b.{0,40}\b(?:between|empty|before (?:i|we) move|after (?:i|we) (?:buy|bought)|completion|overlap)\b|\b(?:when|what date|what day)\b.{0,15}\b(?:start|begin)\b.{0,8}\bpaying\b/,
    weight: 1.45,
    isFine: true,
  },
  moving_reading: {
    question: 'When do I read the meter when moving?',
    says: 'On the day that you hand the keys back, as late as you can, and at the new home on the day you get the keys, before you use anything. Take a photo with the date and, if you can, with the landlord or agent there. Read gas and electricity, and both rates if there are two. Send them to the old supplier within a day or two, with your new address, and keep the photos until the final bill is settled.',
    asks: 'when do i read the meter moving out|what day do i take the reading when i move|forgot to take a meter reading when i moved|do i read the meter before or after handing keys back|i moved and did not take a reading|no reading from move in day',
    cue: /\b(?:when|what day|forgot\w*|did not|never)\b.{0,20}\b(?:read|reading|readings)\b.{0,30}\b(?:mov\w+|left|keys)\b|\bmov\w+\b.{0,30}\b(?:forgot\w*|did not|never)\b.{0,15}\b(?:read|reading|readings)\b/,
    weight: 1.45,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
