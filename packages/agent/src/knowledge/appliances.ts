/** What a thing in the house usually draws: in watts while it runs, or in kWh for each go, each day or each year. */
export type Appliance = {
  name: string
  on: RegExp
  watts?: number
  /** kWh for one load, boil or charge. */
  each?: { kwh: number; of: string }
  /** kWh of a year, for what is always on. */
  year?: number
  note?: string
}

/** Middling figures of common things. Those of a label are always better, and Mo says so. */
export const APPLIANCES: readonly Appliance[] = [
  {
    name: 'An electric blanket',
    on: /\b(?:electric|heated) (?:blankets?|throws?)\b/,
    watts: 100,
    note: 'Once it is warm and turned down it takes less.',
  },
  { name: 'A heated airer', on: /\bheated (?:clothes )?(?:airers?|dry\w*)\b|\bclothes airer\b/, watts: 300 },
  {
    name: 'A tumble dryer',
    on: /\b(?:tumble ?dr[iy]ers?|dr[iy]ers?|tumbling)\b(?!.{0,6}hair)/,
    watts: 2500,
    each: { kwh: 4, of: 'a full load' },
    note: 'One with a heat pump takes far less.',
  },
  { name: 'An air fryer', on: /\bair ?fry(?:er|ers|ing)?\b/, watts: 1500 },
  { name: 'A microwave', on: /\bmicrowaves?\b/, watts: 1200 },
  { name: 'A slow cooker', on: /\bslow cookers?\b/, watts: 200 },
  {
    name: 'An electric oven',
    on: /\b(?:ovens?|electric cooker|roast(?:ing)?)\b/,
    watts: 2000,
    note: 'It cycles on and off once it is hot, so it is mostly less.',
  },
  { name: 'A ring of an electric hob', on: /\b(?:hobs?|induction|cooker ring)\b/, watts: 1800 },
  {
    name: 'A kettle',
    on: /\b(?:kettles?|cup of tea|brew)\b/,
    watts: 3000,
    each: { kwh: 0.11, of: 'a litre of water' },
    note: 'Fill only what you need.',
  },
  { name: 'A toaster', on: /\btoasters?\b/, watts: 1000 },
  {
    name: 'A dishwasher',
    on: /\bdish ?washers?\b/,
    watts: 2000,
    each: { kwh: 1.2, of: 'one wash' },
    note: 'An eco programme takes less.',
  },
  {
    name: 'A washing machine',
    on: /\b(?:washing machines?|washer|wash(?:ing)? load|load of washing|washing on)\b/,
    watts: 2000,
    each: { kwh: 0.8, of: 'a wash at 40 degrees' },
    note: 'At 30 degrees it is less, at 60 more.',
  },
  {
    name: 'An electric shower',
    on: /\bshowers?\b/,
    watts: 9000,
    each: { kwh: 1.2, of: 'a shower of eight minutes' },
    note: 'A shower from a gas boiler costs much less for each minute.',
  },
  {
    name: 'A hot bath',
    on: /\bbaths?\b/,
    each: { kwh: 5, of: 'a full one, if the water is heated by electricity' },
    note: 'From a gas boiler it costs far less.',
  },
  {
    name: 'An immersion heater',
    on: /\bimmersion\b/,
    watts: 3000,
    note: 'Its thermostat turns it off once the tank is hot.',
  },
  {
    name: 'An oil-filled radiator',
    on: /\boil (?:filled )?(?:radiator|heater)s?\b/,
    watts: 2000,
    note: 'Its thermostat turns it off at times, so it is mostly less.',
  },
  {
    name: 'A fan heater',
    on: /\b(?:fan|blow\w*|convector|halogen|infrared|plug in|portable|electric|panel|space|bar) (?:heaters?|fires?|radiators?)\b|\bheaters?\b/,
    watts: 2000,
    note: 'Every plug-in heater gives the same heat for the same kWh.',
  },
  { name: 'A dehumidifier', on: /\bdehumidifiers?\b/, watts: 250 },
  { name: 'An air conditioner', on: /\bair ?con(?:ditioner|ditioning)?\b/, watts: 1000 },
  { name: 'A fan', on: /\b(?:desk |ceiling |tower |electric )?fans?\b/, watts: 50 },
  {
    name: 'A fridge-freezer',
    on: /\bfridge ?freezers?\b|\bfridges?\b/,
    year: 250,
    note: 'An old one can take far more.',
  },
  { name: 'A freezer', on: /\b(?:chest )?freezers?\b/, year: 220, note: 'An old one can take far more.' },
  { name: 'A television', on: /\b(?:tellys?|televisions?|tv|tvs)\b/, watts: 100 },
  { name: 'A games console', on: /\b(?:xbox|playstation|ps[45]|games? consoles?|gaming)\b/, watts: 150 },
  {
    name: 'An electric bike',
    on: /\be ?bikes?\b|\belectric(?:ity)? (?:bikes?|scooters?)\b/,
    each: { kwh: 0.5, of: 'one full charge' },
  },
  { name: 'A pool or pond pump', on: /\b(?:pool|pond) pumps?\b/, watts: 800 },
  { name: 'A laptop', on: /\blaptops?\b/, watts: 50 },
  { name: 'A desktop computer', on: /\b(?:pc|pcs|computers?|desktop)\b/, watts: 150 },
  {
    name: 'A phone charger',
    on: /\b(?:phone|mobile|ipad|tablet) charg\w*\b|\bcharg\w*\b.{0,8}\b(?:my |a |your )?(?:phone|mobile|ipad|tablet)\b/,
    each: { kwh: 0.02, of: 'one full charge' },
  },
  { name: 'A broadband router', on: /\b(?:router|wifi|wi fi|broadband hub)\b/, watts: 10, year: 88 },
  {
    name: 'A lamp with LEDs',
    on: /\b(?:led|bulbs?|lamps?|lights?)\b(?!.{0,20}\b(?:christmas|xmas|tree)\b)/,
    watts: 8,
    note: 'An old-style one takes about 60 W.',
  },
  { name: 'Christmas lights with LEDs', on: /\b(?:christmas|xmas|fairy|tree) lights\b/, watts: 20 },
  { name: 'An iron', on: /\b(?:iron|ironing)\b/, watts: 2000, note: 'It cycles on and off, so it is mostly less.' },
  { name: 'A vacuum cleaner', on: /\b(?:hoover|vacuum)\w*\b/, watts: 700 },
  { name: 'A hairdryer', on: /\bhair ?dr[iy]ers?\b/, watts: 2000 },
  { name: 'A heated towel rail', on: /\btowel (?:rail|radiator)s?\b/, watts: 100 },
  {
    name: 'An electric heater in a hot tub',
    on: /\bhot tubs?\b/,
    watts: 2000,
    note: 'How often it heats depends on the cover and the weather; 5 to 10 kWh a day is common.',
  },
  { name: 'A fish tank', on: /\b(?:fish tank|aquarium)\b/, watts: 100, note: 'Its heater cycles on and off.' },
]
