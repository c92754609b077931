const RING = 'ring 0800 111 999 from out there, free, day or night'

/** What is said on after a smell of gas. Each holds the first step, for whoever reads only this. */
export const GAS_TALK: Readonly<Record<string, string>> = {
  'gas.faint': `Also a faint smell counts, and you need not be sure. Please leave the house, take everybody with you, and ${RING}. On the way out touch no switches, light nothing, and leave doors and windows open. Better once too often: nobody minds a false alarm.`,
  'gas.switches': `No, please touch no switch: neither on nor off, because a spark can light gas. That goes for lights, sockets, doorbells, the hob’s ignition and a phone inside the house. Leave everything as it is, go outside and ${RING}.`,
  'gas.outside': `Good, that is the right place. Now ${RING}. Keep away from the house, and do not go back in for anything. Tell the neighbours by knocking, not by the bell. Wait outside for the engineer, who says when it is safe. If anybody feels ill, call 999.`,
  'gas.rang':
    'Well done. Now wait outside, away from the house, and let nobody in. Touch no switches and light nothing near it. If the smell gets stronger or anybody feels ill, ring again or call 999. The engineer makes it safe and tells you when you can go back.',
  'gas.how_long':
    'They tell you on the phone how soon they come, and a gas escape goes first, day and night. Until then stay outside, touch no switches and do not go back in. The number is 0800 111 999, free.',
  'gas.gone':
    'I am glad, but please ring 0800 111 999 all the same, from outside: gas can still be there when you no longer notice it, and what leaked can leak again. Leave the gas off and light nothing until the engineer has looked. It costs you nothing.',
  'gas.back_in':
    'Please do not go back in yet, not for keys, coats or a pet: tell the engineer who or what is still inside. Gas can build up without a stronger smell. Ring 0800 111 999 from outside, free, and go in when they say that it is safe.',
  'gas.ill':
    'Please go out into fresh air now, with everybody, and call 999: say that there is gas in the house and how you feel. Then 0800 111 999 for the gas, from outside too. Do not go back in.',
  'gas.hob': `If a knob on the cooker is open, turn it off, without lighting anything. Open the windows, touch no switches, and go outside. If the smell does not go quickly, or you are not sure that this was all, ${RING}.`,
  'gas.wait': `No, please do not leave it until later, not even for a night. A leak can grow while you sleep. Go outside now, with everybody, and ${RING}. They come at night and at weekends too, and coming costs you nothing.`,
  'gas.valve': `The valve is a lever on the pipe beside the gas meter: a quarter turn, until it stands across the pipe, is off. Only do it if you can reach it at once and safely, and not in a cellar. If not, leave it. Touch no switches, go outside and ${RING}.`,
  'gas.cost':
    'The call is free, and they make it safe at no charge, day or night, whoever your supplier is. A repair of your own pipes or boiler comes after that: the landlord pays if you rent, otherwise the owner. Please do not wait because of money: ring 0800 111 999 from outside.',
  'gas.elsewhere': `Please report it all the same: ${RING}, also for a smell in the street or at a neighbour’s. Knock at the door to warn them, do not use the bell. Light nothing nearby, keep away, and keep your own windows shut if the smell comes from outside.`,
  'gas.no_phone':
    'Then go to a neighbour, a shop or somebody in the street and ask them to ring 0800 111 999 for you: it is free from any phone. Do not ring from inside the house. I am an AI and cannot call for you.',
  'gas.capped':
    'Good that it is safe now. Leave the gas off until a Gas Safe registered engineer has repaired it and turned it on again. If you rent, that is for the landlord, today. For warmth use an electric heater in one room, away from curtains, and no camping stove or barbecue indoors. With a baby, an older or an ill person at home, tell your supplier: it has a register for extra help. I can say who pays, if you like.',
  'gas.over':
    'I am glad that somebody has looked and made it safe. Use the gas only as the engineer said. If you smell it again, go outside at once, touch no switches, and ring 0800 111 999, free. What else can I do for you?',
  'gas.people': `Bring everybody out first, the children and whoever cannot walk well, and then ${RING}. If you cannot get somebody out by yourself, call 999 from outside and say so. Touch no switches on the way.`,
  'gas.flame': `No, light nothing and smoke nothing in or near the house, and do not cook: one flame or spark is enough. Please go outside and ${RING}.`,
}

/** After an alarm or signs of carbon monoxide. */
export const CO_TALK: Readonly<Record<string, string>> = {
  'co.battery':
    'No, please leave the battery in and do not silence it. You cannot see or smell carbon monoxide, and people feel fine until they do not. Take everybody outside into fresh air now and ring 0800 111 999 from there, free, day or night. If anybody feels unwell, call 999. It is only a false alarm once an engineer has said so.',
  'co.fine':
    'Please go out all the same: carbon monoxide has no smell, and the first signs are easily missed. Take everybody outside into fresh air and ring 0800 111 999 from there, free. If anybody gets a headache, feels sick, dizzy or sleepy, call 999. Nobody minds a false alarm.',
  'co.chirp':
    'One short chirp every minute or so mostly means that the battery is low or the alarm is too old: the back or the handbook says which. Put in a new battery, or a new alarm, today. If it is loud and goes on, beep after beep, or if anybody has a headache or feels sick, it is the real alarm: go outside and ring 0800 111 999, and 999 if anybody is ill. If you are not sure, take it for real.',
  'co.ill':
    'Please go outside into fresh air now, with everybody, and call 999: say that it may be carbon monoxide. A headache, sickness, dizziness or being very sleepy are its signs, and a doctor has to check it with a blood test. Then ring 0800 111 999 for the gas. Do not go back in, also if you feel better outside.',
  'co.pregnant':
    'Please have it checked today, also if you feel well: carbon monoxide reaches the baby too, and a blood test shows it. Go to A&E or ring 111 now, and 999 if you have a headache, feel sick or dizzy, or the baby moves less. Tell your midwife. Stay out of the home until an engineer has made it safe.',
  'co.outside':
    'Good, stay out there in fresh air with everybody. Ring 0800 111 999 now, free, and call 999 if anybody has a headache or feels sick or sleepy. Do not go back in until the engineer says that it is safe.',
  'co.back_in':
    'Not yet. Opening the windows is not enough: it can build up again as soon as the boiler, fire or cooker runs. Please stay out until an engineer has found the cause and said that it is safe. The number is 0800 111 999, free, day or night.',
  'co.stopped':
    'Please go outside and ring 0800 111 999 all the same: an alarm stops when fresh air comes in, and starts again with the boiler. Use no boiler, gas fire, stove or cooker until a Gas Safe registered engineer has checked them. If anybody feels unwell, call 999.',
  'co.cause':
    'Do not look for it yourself now. Mostly it is a boiler, gas fire, stove or blocked flue, and a neighbour’s can be it too. Leave it all off, stay outside, and ring 0800 111 999: the engineer makes it safe. After that a Gas Safe registered engineer, or a registered one for oil or wood, finds the fault.',
  'co.rang':
    'Well done. Stay outside in fresh air until they come, and leave the boiler, fire and cooker off. If anybody feels ill meanwhile, call 999. They tell you when you can go back in.',
  'co.cold':
    'I know that it is hard in the cold, above all with children. Sit in a car, with a neighbour or in a shop, but please do not wait inside. Ring 0800 111 999 now, free, and say who is with you. If anybody feels unwell, call 999.',
  'co.over':
    'I am glad that somebody has looked and made it safe. Use the boiler, fire or stove only as the engineer said, and keep the alarm on. If it sounds again, or anybody has a headache, go outside at once and ring 0800 111 999, or 999 if anybody is ill. What else can I do for you?',
  'co.who_pays':
    'The call is free, and they make it safe at no charge. The repair after that is for your landlord if you rent: an alarm and a yearly gas check are the landlord’s duty. If the home is your own, a Gas Safe registered engineer repairs it at your cost; your boiler cover or a grant may help. Leave it off until then.',
}
