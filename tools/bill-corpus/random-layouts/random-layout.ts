import { type Bill, fuelsOf } from '../bill-model.ts'
import type { Printed } from '../print.ts'
import { seededRandom } from '../random.ts'
import { pickCharges, type Voice } from './charge-forms.ts'
import { footer, pickDecoys } from './decoys.ts'
import { PAIR_STYLE } from './pair-forms.ts'
import { pickHand } from './printed-values.ts'
import { pickReadings } from './reading-forms.ts'
import { anyForm, exportPart, glancePart, headPart, moneyPart, supplyPart, tariffPart } from './sections.ts'
import { pickSay } from './tariff-labels.ts'

const FONTS = [
  'Liberation Sans',
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans',
  'Liberation Sans Narrow',
  'DejaVu Serif',
  'DejaVu Sans Condensed',
]

/** A layout that no other seed has: wording, forms, type, order and decoys are all drawn. */
export function printRandomly(bill: Bill, seed: number): Printed {
  const random = seededRandom(seed)
  const voice: Voice = { random, say: pickSay(random), hand: pickHand(random, bill) }
  const charges = pickCharges(voice)
  const readings = pickReadings(voice)
  const hasReadings = random.chance(0.88)
  const money = moneyPart(bill, voice)
  const decoys = pickDecoys(bill, voice)
  const form = anyForm(voice)
  const fuelParts = fuelsOf(bill).map((fuel) => {
    const title = `<h2>${voice.say('chargesHead', fuel.name)}</h2>`
    const supply = supplyPart(fuel, voice, form)
    const read = hasReadings ? readings(bill, fuel) : ''
    const cost = charges.print(bill, fuel)
    const isCostFirst = random.chance(0.25)
    return `${title}${isCostFirst ? cost + supply + read : supply + read + cost}`
  })
  const isBeside = fuelParts.length > 1 && random.chance(0.15) && charges.name !== 'equals'
  const usage = isBeside
    ? [`<div class="side">${fuelParts.map((part) => `<div>${part}</div>`).join('')}</div>`]
    : fuelParts
  const hello = random.chance(0.15) ? `<p>Dear ${bill.customer.split(' ')[0]}, here is your energy bill.</p>` : ''
  const glance = random.chance(0.2) ? glancePart(bill, voice) : ''
  const front = `${headPart(bill, voice, !money.saysPaying)}${hello}${money.html}${glance}`
  const running = random.chance(0.25) ? `Account ${bill.account} | Page ` : ''
  const tariffs = tariffPart(bill, voice)
  const exported = exportPart(bill, voice)
  const foot = `<p class="foot">${footer(bill, voice)}</p>`
  const mix = (...parts: string[]) =>
    parts.flatMap((part) => [part, random.chance(0.4) ? (decoys.shift() ?? '') : '']).join('')
  const [first = '', ...more] = usage
  const sheets = random.pick([
    () => [mix(front), mix(first, ...more, exported), mix(tariffs)],
    () => [mix(front), mix(tariffs), mix(first, ...more, exported)],
    () => [mix(front), ...usage.map((part) => mix(part)), mix(exported, tariffs)],
    () => [mix(front, tariffs), mix(first, ...more, exported)],
  ])()
  const rest = decoys.join('')
  const style = pageStyle(
    random.pick(FONTS),
    random.pick([8.5, 9, 9.5, 10, 10.5]),
    random.pick(['#1a1a1a', '#0b2a4a', '#222']),
    random.pick([
      '',
      '.name{text-align:right}',
      'h1,h2{text-transform:uppercase}',
      'h1,h2{color:#fff;background:#245;padding:1.5mm}',
      'h2{font-size:105%}',
      'h1,h2{letter-spacing:.06em}',
    ]),
  )
  const html = `<!doctype html><meta charset="utf-8"><style>${style}${PAIR_STYLE}</style>${sheets.map((sheet, at) => `<section class="sheet">${running && at > 0 ? `<p class="foot">${running}${at + 1} of ${sheets.length}</p>` : ''}${sheet}${at === sheets.length - 1 ? rest : ''}${at === 0 ? foot : ''}</section>`).join('')}`
  return { html, omits: hasReadings ? [] : omittedReadings(bill) }
}

/** Without readings, or words about the meter, nothing shows in which unit gas was metered. */
function omittedReadings(bill: Bill): string[] {
  return ['*.readings', ...(bill.gas ? ['gas.units'] : [])]
}

function pageStyle(font: string, points: number, colour: string, extra: string): string {
  return `@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:${points}pt "${font}";color:${colour};-webkit-print-color-adjust:exact}
.sheet{width:210mm;min-height:296mm;padding:13mm 15mm;position:relative;break-after:page}
table{border-collapse:collapse;width:100%;margin:1.5mm 0}td,th{padding:1mm 1.5mm;text-align:left;vertical-align:top;font-weight:normal}.r{text-align:right}
h1{font-size:150%;margin:4mm 0 2mm}h2{font-size:122%;margin:4mm 0 1.5mm}h3{font-size:108%;margin:3mm 0 1mm}p{margin:1.3mm 0}
.name{font-size:190%;font-weight:bold;margin-bottom:3mm}.to{margin:5mm 0}.side{display:flex;gap:9mm}.side>div{flex:1}.foot{font-size:75%;color:#555;margin-top:8mm}
.s{width:auto}.s td{border:.3mm solid #333;padding:1mm 3mm}${extra}`
}
