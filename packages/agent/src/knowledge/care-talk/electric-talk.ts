const OFF = 'turn the power off at the main switch, if you can reach it without touching the hot part'

/** After sparks, a shock, a burning smell or a cable on the ground. */
export const ELECTRIC_TALK: Readonly<Record<string, string>> = {
  'electric.use': `No, please do not use it again, not even for a short while: what smells, sparks or gets hot can start a fire, also at night. Unplug it only if it is cool and dry; if not, ${OFF}. Then have a registered electrician look. For smoke or flames go outside and call 999.`,
  'electric.shock':
    'If somebody still holds on to it, do not touch them: turn the power off first, then call 999. After a shock please ring 111, or 999 for chest pain, a burn, fainting or trouble with breathing, also if you feel fine. Leave what gave it off and untouched, and have a registered electrician look before anybody uses it.',
  'electric.smoke':
    'Please get everybody out now, shut the door behind you, and call 999 from outside. Do not put water on anything electrical, and do not go back in. The fire service comes rather once too often.',
  'electric.off': `Well done. Leave it off, and let nobody put it back on, until a registered electrician has looked. If it was at the meter or the cable that comes into the house, call 105, free: that part is the network’s. If there is still smoke, heat or a smell, go outside and call 999.`,
  'electric.who':
    'Inside the home a registered electrician, or your landlord if you rent, who has to see to it. For the meter, the main fuse, a cable outside or a pole, call 105, free: that reaches the local network. For smoke, flames or somebody hurt, 999.',
  'electric.pays':
    'A fault in the wiring or a socket is for the landlord if you rent, otherwise for the owner. The network’s cable and main fuse are repaired at no charge: call 105, free. An emergency electrician costs more at night, so with the power off at the main switch it can mostly wait for the morning; with heat, smoke or sparks it cannot: call 999.',
  'electric.gone': `I am glad, but please take it as a warning: leave that socket or machine off until a registered electrician has looked. A loose wire heats up again as soon as it is used. If it comes back, ${OFF}, and call 999 for smoke or flames.`,
  'electric.cable':
    'Keep far away from it, and keep others and pets away too: a cable on the ground can be live also when it looks dead, and wet ground carries it. Do not touch it or anything that it lies on. Call 105, free, and 999 if anybody is in danger. Wait for them at a distance.',
  'electric.wet': `Touch nothing that is wet, and no switch with wet hands or feet in water. If you can reach the main switch in the dry, turn it off; if not, leave it and call 105, free. Stop the water if you can. Have a registered electrician check it before it goes on again. For sparks, smoke or a shock call 999.`,
  'electric.night': `Please do not sleep on it. ${OFF.charAt(0).toUpperCase()}${OFF.slice(1)}, and leave it off for the night; a torch is safer than a candle. If anything is still hot, buzzes or smells after that, go outside and call 999. For the meter or the incoming cable call 105, free, at night too.`,
}

/** After a trip switch that goes off. */
export const TRIP_TALK: Readonly<Record<string, string>> = {
  'trip.appliance':
    'Then that is the cause, and the switch did its work. Please stop using it: unplug it, or turn it off at its own switch on the wall or in the fuse box, and put the trip switch up once. The rest should stay on. An oven, cooker or shower that trips has a fault, often water or a worn element, and is for a registered electrician or a repairer; if it belongs to the landlord, for them. Do not try it again and again.',
  'trip.tape':
    'No, never tape, tie or hold a trip switch up, and never put in a bigger fuse. It goes off because current runs where it should not, and held up it can start a fire or kill somebody. Leave it down, unplug what was in use, and have a registered electrician look. If anything is hot, buzzes or smells, turn the main switch off and call 999 for smoke or flames.',
  'trip.reset':
    'Turn off and unplug what was on, then put the switch up firmly, once: some have to go fully down first. If it stays, plug things in one by one. What makes it go off again has the fault: leave that unplugged. If it does not stay up with everything unplugged, leave it off, and call a registered electrician.',
  'trip.stays_down':
    'Then leave it down: there is a fault in the wiring or in something that is still connected, and forcing it is dangerous. Call a registered electrician, or your landlord if you rent. What is on the other switches can be used. If the main fuse or the meter seems dead, or the street is dark, call 105, free.',
  'trip.often':
    'A switch that goes off again and again tells of a real fault, and should not go on so. Note what was running each time: an outside light, a kettle, a washing machine and damp are the usual ones. Leave that unplugged and have a registered electrician test it. Please do not hold the switch up.',
  'trip.who':
    'A registered electrician; if you rent, your landlord, who has to keep the wiring safe. Registers such as NICEIC or NAPIT list electricians near you. Your supplier does not repair wiring. The network, on 105, free, only sees to the cable, the main fuse and power cuts.',
  'trip.pays':
    'If you rent, the landlord pays for wiring and for machines that came with the home. If the home is your own, you do; some home insurance or emergency cover includes it. Ask the price of a visit first. The network on 105 charges nothing for its own cable and main fuse.',
  'trip.safe':
    'With that circuit off or the faulty thing unplugged, the rest can be used. It is not safe to go on with something that trips, or if anything is hot, buzzes, is wet or smells of burning: then turn off the main switch, and call 999 for smoke or flames.',
  'trip.back':
    'Good. See that nothing is warm or smells, and plug things in one at a time, so that you find what did it. If it goes off again with the same thing, leave that unplugged and have it looked at.',
}

/** After a boiler or fire that an engineer found dangerous. */
export const BOILER_TALK: Readonly<Record<string, string>> = {
  'boiler.tonight':
    'No, please not, not even for one night. The label means that it can leak gas or carbon monoxide, which has no smell and can kill in your sleep; for a baby, a pregnant or an older person it is worse still. Keep warm another way tonight: one room, an electric heater away from curtains and not on an extension lead, layers, a hot-water bottle. Ring the landlord or a Gas Safe engineer first thing. If anybody has a headache or feels sick, go outside and call 999.',
  'boiler.sticker':
    'It says how bad it is. “Immediately dangerous” means that it is off and must stay off until it is repaired. “At risk” means that it can become dangerous and should not be used. “Not to current standards” alone is advice. Ask for the engineer’s paper with the reason. Nobody but a Gas Safe registered engineer may put it back on.',
  'boiler.cold':
    'I am sorry, that is hard. Stay in one room with the door shut, with an electric heater if you have one, layers, warm drinks and a hot-water bottle. Use no oven, barbecue or camping stove for heat. Ask the landlord for heaters today; the council and Citizens Advice know of warm places and emergency money. Tell your supplier if anybody is pregnant, ill, older or very young. If somebody is shivering, confused or very sleepy, ring 111 or 999. Leave the boiler off.',
  'boiler.pays':
    'If you rent, the landlord pays: gas safety and heating are the landlord’s duty, with repairs in a fair time. If the home is your own, you do, unless boiler cover or home insurance includes it. With a low income or benefits there may be help: ask the council about a grant for heating, and your supplier about its fund. Get the price in writing from a Gas Safe registered engineer. Leave the boiler off until then.',
  'boiler.landlord':
    'Tell the landlord in writing today, with a photo of the label, and that you have no heating; say who is at home. If nothing happens, ring the environmental health team of the council: for a danger, or no heating in winter, they can act fast. With a council or housing association home use its emergency line. Shelter and Citizens Advice help for free. Do not use the boiler meanwhile.',
  'boiler.second':
    'You may ask another Gas Safe registered engineer for a second look, and check both on the register by the number on their card. Until one has repaired it or says in writing that it is safe, leave it off. If you think that you were tricked into a new boiler, Citizens Advice helps for free.',
  'boiler.off':
    'That is their duty when something is dangerous, and it protects you. The gas comes back once a Gas Safe registered engineer has repaired the fault and tested it; you cannot turn it on yourself. If you rent, the landlord arranges it. For cooking and heat use electricity meanwhile. If you smell gas, go outside and ring 0800 111 999.',
  'boiler.water':
    'Without the boiler you can heat water in a kettle, or with an immersion heater or an electric shower if the home has one. For a baby’s bottle the kettle is enough. A neighbour, a gym or a leisure centre often lets people shower. Leave the boiler off, also for hot water only.',
  'boiler.ill':
    'Then please go out into fresh air now, with everybody, and call 999: say that the boiler was found dangerous and that it may be carbon monoxide. A blood test shows it. Ring 0800 111 999 for the gas from outside. Do not go back in until they say so.',
  'boiler.how_long':
    'That depends on the part: often a day or a few, for a new boiler longer. Ask the engineer for the day, and the landlord for heaters until then. With a baby, an older, ill or pregnant person at home say so: many take that first. It stays off until it is repaired.',
}
