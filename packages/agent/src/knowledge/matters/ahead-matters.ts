import type { Matter } from './matter.ts'

/** What people plan for their home, and what that means for the tariff now. */
export const AHEAD_MATTERS = {
  ev_coming: {
    question: 'An electric car is coming: should I change tariff now?',
    says: 'Mostly wait until the car and the charger are there: before that you would pay the dearer day rate of such a tariff for nothing. Do not sign a fix with an exit fee now that runs past that day. If your present deal ends before, a variable tariff keeps you free. Shortly before the car comes, tell me your postcode, your kWh and the miles you expect, and I put tariffs with cheap nights beside the others.',
    again:
      'Keep free until the car is there: no new fix with an exit fee now, a smart meter if you have none, and compare with the car in it when it comes.',
    asks: 'electric car coming next month should i change tariff now|getting an ev soon what do i do about my tariff|should i switch before my electric car arrives',
  },
  ev_on_economy_7: {
    question: 'Can I charge an electric car on Economy 7?',
    says: 'Yes. The seven cheap hours at night work for a car too: set its timer to them, and no special charger or list of cars is needed. A tariff made for electric cars mostly has a lower night rate, but may ask for a smart meter and a certain car or charger. Compare both with your own day use, because that is where either can be dear.',
    asks: 'can i charge an ev on economy 7|does economy 7 work for charging a car|charge my car on the economy 7 night rate',
  },
  pump_coming: {
    question: 'A heat pump is coming: should I fix now?',
    says: 'Mostly keep free until it runs: your electricity use will rise a good deal, your oil or gas ends, and another tariff, perhaps with cheap hours, may suit you then. So rather a variable tariff, or a fix with no exit fee or one that ends about then. Ask the installer for the yearly kWh. With that, your postcode and your present use I compare for the time after.',
    asks: 'heat pump going in next spring should i fix now|we are getting a heat pump what about our tariff|fix or wait before a heat pump is fitted',
  },
  all_electric: {
    question: 'Is it worth giving up gas and going all electric?',
    says: 'It depends on what heats the home. If gas is only for a hob, mostly yes: you save the gas standing charge. If a gas boiler heats it, only together with a heat pump or well-used storage heaters, because a unit of electricity costs several times a unit of gas. Count the cost of a new hob, of the heating and of taking the meter out, once. What runs on gas in your home?',
    asks: 'is it worth going all electric|should i get rid of gas altogether|is it cheaper to have no gas and be all electric',
  },
  old_meter: {
    question: 'My meter is very old: is that all right?',
    says: 'It may stay as long as its approved life runs; an old one with dials or a disc can still count well. When that life ends, your supplier has to replace it, normally for free, and you should let them; you may ask which kinds they can fit. Until then read it yourself each month. Ask your supplier when yours is due. If you think that it counts wrongly, ask for a test.',
    asks: 'my electric meter is ancient is that ok|i have an old meter with a spinning disc|is my old dial meter still allowed',
  },
  ofgem_picks: {
    question: 'Does Ofgem choose my supplier?',
    says: 'No. Ofgem sets the rules and the price cap, and you choose your supplier. In a home that you moved into it is at first simply the one that the people before had. Only when a supplier fails does Ofgem name another one for its customers, and also then you may switch away.',
    asks: 'does ofgem pick who my supplier is|who decides which supplier i have|does the government choose my energy company',
  },
} as const satisfies Readonly<Record<string, Matter>>

/** The intents of what is only planned: a car or a heat pump in such a question is not yet of the home. */
export const PLANNED: ReadonlySet<string> = new Set(Object.keys(AHEAD_MATTERS).map((key) => `term_${key}`))
