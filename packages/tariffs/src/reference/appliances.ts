/** What an appliance usually uses: in watts while it runs, in kWh per run, or in kWh a year. */
type Appliance = { name: string; also: string; watts?: number; eachKwh?: number; each?: string; yearKwh?: number }

/** Average figures of common appliances. Those of a label are always better, and Mo says so. */
const APPLIANCES: Readonly<Record<string, Appliance>> = {
  electric_blanket: { name: 'An electric blanket', also: 'electric blanket|heated blanket|heated throw', watts: 100 },
  heated_airer: { name: 'A heated airer', also: 'heated airer|clothes airer|airer', watts: 300 },
  tumble_dryer: {
    name: 'A tumble dryer',
    also: 'tumble dryer|tumble drier|dryer|drier',
    watts: 2500,
    eachKwh: 4,
    each: 'a full load',
  },
  air_fryer: { name: 'An air fryer', also: 'air fryer|airfryer', watts: 1500 },
  microwave: { name: 'A microwave', also: 'microwave', watts: 1200 },
  slow_cooker: { name: 'A slow cooker', also: 'slow cooker', watts: 200 },
  oven: { name: 'An electric oven', also: 'oven|electric cooker', watts: 2000 },
  hob: { name: 'An electric hob ring', also: 'hob|induction', watts: 1800 },
  kettle: { name: 'A kettle', also: 'kettle|cup of tea|brew', watts: 3000, eachKwh: 0.11, each: 'a litre of water' },
  toaster: { name: 'A toaster', also: 'toaster', watts: 1000 },
  dishwasher: { name: 'A dishwasher', also: 'dishwasher|dish washer', watts: 2000, eachKwh: 1.2, each: 'a wash' },
  washing_machine: {
    name: 'A washing machine',
    also: 'washing machine|washer|load of washing',
    watts: 2000,
    eachKwh: 0.8,
    each: 'a wash',
  },
  electric_shower: {
    name: 'An electric shower',
    also: 'electric shower|shower',
    watts: 9000,
    eachKwh: 1.2,
    each: 'a shower',
  },
  immersion: { name: 'An immersion heater', also: 'immersion', watts: 3000 },
  oil_radiator: {
    name: 'An oil-filled radiator',
    also: 'oil radiator|oil filled radiator|oil-filled radiator',
    watts: 2000,
  },
  heater: {
    name: 'A plug-in heater',
    also: 'fan heater|electric heater|plug in heater|plug-in heater|convector|halogen heater|heater|electric fire',
    watts: 2000,
  },
  dehumidifier: { name: 'A dehumidifier', also: 'dehumidifier', watts: 250 },
  air_conditioner: { name: 'An air conditioner', also: 'air conditioner|air con|aircon', watts: 1000 },
  fan: { name: 'A fan', also: 'fan', watts: 50 },
  fridge: { name: 'A fridge-freezer', also: 'fridge freezer|fridge-freezer|fridge', yearKwh: 250 },
  freezer: { name: 'A freezer', also: 'freezer', yearKwh: 220 },
  television: { name: 'A television', also: 'television|telly|tv', watts: 100 },
  console: { name: 'A games console', also: 'games console|console|xbox|playstation|ps5', watts: 150 },
  bike: { name: 'An electric bike', also: 'electric bike|e-bike|ebike', eachKwh: 0.5, each: 'a full charge' },
  laptop: { name: 'A laptop', also: 'laptop', watts: 50 },
  computer: { name: 'A desktop computer', also: 'computer|desktop|pc', watts: 150 },
  phone: { name: 'A phone charger', also: 'phone charger|phone', eachKwh: 0.02, each: 'a full charge' },
  router: { name: 'A broadband router', also: 'router|wifi|wi-fi', yearKwh: 88 },
  lamp: { name: 'An LED bulb', also: 'led|bulb|lamp|light|lights', watts: 8 },
  iron: { name: 'An iron', also: 'iron', watts: 2000 },
  vacuum: { name: 'A vacuum cleaner', also: 'vacuum|hoover', watts: 700 },
  hairdryer: { name: 'A hairdryer', also: 'hairdryer|hair dryer', watts: 2000 },
  towel_rail: { name: 'A heated towel rail', also: 'towel rail', watts: 100 },
  hot_tub: { name: 'A hot tub', also: 'hot tub', watts: 2000 },
  fish_tank: { name: 'A fish tank', also: 'fish tank|aquarium', watts: 100 },
}

/** The appliance that a text names: the longest name that is in it. */
export function findAppliance(text: string): string | undefined {
  const plain = ` ${text.toLowerCase().replace(/[^a-z0-9-]+/g, ' ')} `
  const found = Object.entries(APPLIANCES).flatMap(([id, { also }]) =>
    also
      .split('|')
      .flatMap((name) => (plain.includes(` ${name} `) || plain.includes(` ${name}s `) ? [{ id, name }] : [])),
  )
  return found.toSorted((a, b) => b.name.length - a.name.length)[0]?.id
}

export function applianceOf(id: string): Appliance | undefined {
  return Object.hasOwn(APPLIANCES, id) ? APPLIANCES[id] : undefined
}
