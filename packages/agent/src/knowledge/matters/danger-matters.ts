import type { Matter } from './matter.ts'

/** Dangers at home that are no emergency of the gas or power network, and what sounds like one. */
export const DANGER_MATTERS = {
  trip_switch: {
    question: 'My electrics have tripped: what do I do?',
    says: 'That is mostly your own trip switch, in the fuse box. Unplug what was on, and put the switch up firmly, once. If it stays, plug things in one by one: what trips it again has the fault, so leave that unplugged. If it never stays up, call a registered electrician, or your landlord if you rent. Never tape or hold it up. If the neighbours are dark too, it is a power cut: call 105, free. With sparks, heat or a burning smell turn the main switch off; smoke or flames: 999.',
    asks: 'my electrics have tripped|the trip switch keeps going|fuse box switch has gone down|rcd keeps tripping|how do i reset the trip switch|breaker will not stay up|the fuse has blown|electrics keep going off when i use the oven|kettle trips the electric|can i tape the trip switch up|the power goes every time i put the shower on',
    isFine: true,
  },
  unsafe_boiler: {
    question: 'The engineer says that my boiler is dangerous',
    says: 'Please leave it off, and do not turn it on again, not even for a short while: the label means that it can leak gas or carbon monoxide. Only a Gas Safe registered engineer may put it back on, after a repair. If you rent, tell the landlord today, with a photo of the label: the repair is theirs. Keep one room warm with an electric heater, away from curtains. If anybody has a headache or feels sick, go outside and call 999; if you smell gas, go outside and ring 0800 111 999.',
    asks: 'engineer said my boiler is dangerous|they put a danger do not use sticker on the boiler|boiler condemned by gas engineer|my boiler has been marked at risk|immediately dangerous notice on gas fire|gas man turned my boiler off and said do not use|gas engineer capped off my supply',
    isFine: true,
  },
  gas_off: {
    question: 'My gas is off',
    says: 'I am sorry, that is hard, above all in the cold. Why is it off, and do you have any heat? If you smell gas, go outside and ring 0800 111 999, free. If an engineer turned it off, leave it off until it is repaired. If you prepay and the meter is empty, ask your supplier’s emergency line for extra credit now. If the neighbours’ is off too, ring 0800 111 999. Say if anybody is pregnant, ill, older or very young: you then go first.',
    asks: 'my gas is off|we have got no gas|gas has gone off and i am pregnant|no gas in the house and i have a baby|the gas is off and it is freezing|gas stopped working this morning|gas supply has gone',
    isFine: true,
  },
  new_on_benefits: {
    question: 'I am new on Universal Credit: what does it open?',
    says: 'It can open quite some help with energy. The Warm Home Discount, money off the electricity bill, is for many on Universal Credit: in England and Wales mostly by itself, in Scotland ask your supplier early. A Cold Weather Payment may come after a very cold week, in Scotland a Winter Heating Payment. There are hardship funds of suppliers, the council’s fund, and grants for insulation. Water and broadband have social tariffs too. Your energy price itself does not change. Citizens Advice or Turn2us check for free what you can get.',
    asks: 'just been put on universal credit|i have started claiming universal credit|now on uc what do i get|got accepted for universal credit|i am on pip now what does that get me|just got pension credit|started on benefits this month|i have been awarded esa|on income support now',
    isFine: true,
  },
  co_facts: {
    question: 'Where does carbon monoxide come from?',
    says: 'From anything that burns without enough air: a gas or oil boiler, a gas fire, a wood or coal stove, a barbecue or a car. Electric heaters, storage heaters and heat pumps make none. You cannot see or smell it. Have an alarm in each room with something that burns, and the boiler checked each year by a Gas Safe registered engineer. If an alarm sounds, or people get headaches at home, go outside and ring 0800 111 999, or 999 if anybody is ill.',
    asks: 'does carbon monoxide come from electric heaters|what is carbon monoxide|can an electric fire make carbon monoxide|do heat pumps give off carbon monoxide|where does carbon monoxide come from|is carbon monoxide heavier than air|what are the signs of carbon monoxide|can i get carbon monoxide without gas',
    isFine: true,
  },
  co_alarm_chirp: {
    question: 'Why does my alarm chirp now and then?',
    says: 'One short chirp every minute or so mostly means that the battery is low or the alarm is too old: the back or the handbook says which. Put in a new battery, or a new alarm, today. If it is loud and goes on, beep after beep, or if anybody has a headache or feels sick, it is the real alarm: go outside and ring 0800 111 999, and 999 if anybody is ill. If you are not sure, take it for real.',
    asks: 'co alarm chirps once a minute|carbon monoxide alarm low battery beep|my co alarm beeps every 40 seconds|how do i change the battery in my co alarm|carbon monoxide detector is out of date|how long does a carbon monoxide alarm last|where should i put a carbon monoxide alarm|do i need a carbon monoxide alarm|test button on the co alarm',
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
