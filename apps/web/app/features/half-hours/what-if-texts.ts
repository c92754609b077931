import { ASSUMED_EXPORT_PENCE, CHEAP_HOURS, type WhatIfName, type WhatIfs } from '@mowatt/tariffs'
import { inThousands } from '../../browser/in-thousands.ts'

type Slider = { label: string; hint: string; step: number; say: (value: number) => string }

export const whatIfTexts: Record<WhatIfName, Slider> = {
  car: {
    label: 'Charge a car at home',
    hint: 'Miles you drive in a year.',
    step: 500,
    say: (miles) => (miles === 0 ? 'No change' : `${inThousands(miles)} miles`),
  },
  washing: {
    label: 'Do your washing in cheap hours',
    hint: 'Loads a week you currently run in the daytime.',
    step: 1,
    say: (loads) => (loads === 0 ? 'No change' : `${loads} a week`),
  },
  heatPump: {
    label: 'Swap gas for a heat pump',
    hint: 'You’d no longer have a gas supply.',
    step: 1,
    say: (is) => (is === 0 ? 'No change' : 'Heat pump'),
  },
  battery: {
    label: 'Add a battery',
    hint: 'It charges during cheap hours and from your solar panels.',
    step: 1,
    say: (kwh) => (kwh === 0 ? 'None' : `${kwh} kWh`),
  },
  panels: {
    label: 'Add solar panels',
    hint: 'A typical roof has 3 to 4 kWp.',
    step: 0.5,
    say: (kwp) => (kwp === 0 ? 'None' : `${kwp} kWp`),
  },
  homeDays: {
    label: 'Work from home more',
    hint: 'Extra days a week, compared with now.',
    step: 1,
    say: (days) => (days === 0 ? 'No change' : `${days} ${days === 1 ? 'day' : 'days'}`),
  },
  degrees: {
    label: 'Turn the thermostat down',
    hint: 'How many degrees lower than now. This only works for gas heating.',
    step: 0.5,
    say: (degrees) => (degrees === 0 ? 'No change' : `${degrees}°C less`),
  },
}

/** The order on the page: what changes most first. */
export const SLIDERS: readonly WhatIfName[] = ['car', 'heatPump', 'panels', 'battery', 'washing', 'homeDays', 'degrees']

export const suppositionTexts = {
  title: 'What if you…',
  text: 'Move a slider and everything on this page will update.',
  hours: 'Cheap hours for your car, washing and battery',
  exportPrice: 'What you’re paid for each kWh you send to the grid',
  exportHint: `We’ve assumed ${ASSUMED_EXPORT_PENCE}p. Check your supplier’s export tariff to see what you’d get.`,
  exportSaid: (pence: number) => (pence === ASSUMED_EXPORT_PENCE ? `${pence}p (assumed)` : `${pence}p`),
  reset: 'Undo all changes',
  assumed: 'What we’ve assumed',
  without: 'This home has no gas, so we can’t work this out.',
  needsHeatLoss: 'This home has no gas, so we need its heat loss to work this out.',
}

export const hourNames = Object.fromEntries(
  Object.entries(CHEAP_HOURS).map(([name, { from, to }]) => [name, `${from} to ${to}`]),
) as Record<WhatIfs['cheapHours'], string>

/** The power of a car's charger at home, in kW. */
export const CHARGERS = [
  { kw: 2.3, name: '3-pin plug, 2.3 kW' },
  { kw: 3.6, name: 'Home charger, 3.6 kW' },
  { kw: 7.4, name: 'Home charger, 7.4 kW' },
  { kw: 11, name: 'Three-phase charger, 11 kW' },
  { kw: 22, name: 'Three-phase charger, 22 kW' },
] as const

const perKwh = (miles: number) => `${miles} miles`

export const detailTexts = {
  car: 'Your car and charger',
  charger: 'Charger',
  noCharger: 'I don’t know',
  pluggedFrom: 'Plugged in from',
  pluggedTo: 'Unplugged at',
  noPlugged: 'I don’t know',
  pluggedHint: 'Your car charges in the cheap hours first, then at other times while it’s plugged in.',
  milesPerKwh: 'Miles your car does per kWh',
  heatPump: 'Your heat pump and your home’s heat loss',
  heatLoss: 'Heat loss',
  heatLossHint:
    'In watts, for each °C it’s colder outside than inside. You’ll find it in a heat pump survey. Leave it at 0 and we’ll work it out from your gas usage.',
  sayHeatLoss: (watts: number) => (watts === 0 ? 'From your gas usage' : `${watts} W`),
  cop: 'Heat from each kWh of electricity, averaged over a year',
  copHint: 'Installers call it the SCOP.',
  sayMiles: perKwh,
  sayCop: (cop: number) => `${cop} kWh`,
  assumed: (said: string) => `${said} (assumed)`,
}
