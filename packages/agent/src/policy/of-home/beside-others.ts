import { roughPence, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import { unitPrice } from '../../home/unit-price.ts'
import { APPLIANCES } from '../../knowledge/appliances.ts'
import { OUTER_BILL_MATTERS } from '../../knowledge/matters/outer-bill-matters.ts'
import { knownText } from '../../tools/results.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import { lineOf } from '../at-once/run-cost.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'
import { typicalHome } from './typical-home.ts'

const OTHERS = /\b(?:neighbours?|next door|mates?|friends?|sisters?|brothers?|everyone|people|colleagues?|pals?)\b/
const SUMS =
  /£ ?(\d[\d,]*(?:\.\d\d)?)|\b(\d{2,3})(?= (?:quid|pounds|a month|pm)\b)|(?<=\bpay(?:s|ing)? (?:about |around |only |just )?)(\d{2,3})\b/g
const ASKED: readonly unknown[] = ['neighbour_less', 'same_street']
const ABOUT: ToolCall = { name: 'explain_term', args: { term: 'neighbour_less' } }
const WHY =
  'Two homes side by side seldom use the same: how many live there and are at home by day, how warm it is kept, big things such as a tumble dryer or a hot tub, the tariff, and whether the monthly sum holds an old debt or uses up credit.'

/** What somebody else pays beside what this home pays, and what then turns out to differ. It is not noted as this home’s. */
export function besideOthers(heard: Heard): HomeAnswer | undefined {
  const { plain, state } = heard
  if (ASKED.includes(state.topic?.args['term']))
    return peopleBeside(heard) ?? thingBeside(heard) ?? daysBeside(heard) ?? sizeBeside(heard)
  if (!OTHERS.test(plain)) return undefined
  return sumsBeside(heard) ?? likelyBeside(heard)
}

const SURE = 0.75
/** Somebody else’s bill is named, and why it is less. */
function likelyBeside(heard: Heard): HomeAnswer | undefined {
  const chances = learntChances('wishes', readWords(heard.text))
  const chance = ASKED.reduce<number>((sum, term) => sum + (chances.get(`term_${String(term)}`) ?? 0), 0)
  const says = OUTER_BILL_MATTERS['neighbour_less']?.says
  return chance >= SURE && heard.state.subject !== 'own' && says !== undefined ? say(heard, says) : undefined
}

function sumsBeside(heard: Heard): HomeAnswer | undefined {
  const { plain } = heard
  const sums = [...heard.text.matchAll(SUMS)].map(([, one, two, three]) =>
    Number((one ?? two ?? three ?? '').replaceAll(',', '')),
  )
  const [theirs, mine] = sums
  if (
    theirs === undefined ||
    mine === undefined ||
    sums.length !== 2 ||
    theirs >= mine ||
    !/\bpay\w*\b|\b(?:on|is|are) £?\d/.test(plain)
  )
    return undefined
  // Who tells their own sum first has it first.
  const isOwnFirst = /^(?:why |how come )?(?:i|we|im|were|do i|am i)\b/.test(plain)
  if (isOwnFirst) return undefined
  const gap = sayPounds(Math.round((mine - theirs) * 100))
  const year = Math.round(mine * 1200)
  const usual = typicalHome({}, heard.world.today)?.yearPence
  const side = usual === undefined ? '' : year > usual * 1.05 ? 'above' : year < usual * 0.95 ? 'below' : 'close to'
  const judged =
    usual === undefined
      ? ''
      : ` Yours is ${sayPounds(year)} a year. A home with typical use pays about ${sayWholePounds(roughPence(usual))} at the price cap, so yours is ${side} that.`
  return say(
    heard,
    `That is ${gap} a month between you, and it need not mean that you are overcharged.${judged} ${WHY} So set kWh for a year beside each other, and not pounds a month: both are on the bills. How many are they, and how many are you?`,
  )
}

const TWO_COUNTS = /\b(\d)\b.{0,25}\b(\d)\b/
const ONE_COUNT = /\b(?:we are|were|there are|we have|family of|us) (\d)\b|\b(\d) of us\b/

function peopleBeside(heard: Heard): HomeAnswer | undefined {
  const { plain, world } = heard
  const [, one, two] = TWO_COUNTS.exec(plain) ?? []
  const counts = one !== undefined && two !== undefined ? [Number(one), Number(two)] : []
  const only = counts.length === 0 ? ONE_COUNT.exec(plain) : undefined
  if (only) counts.push(Number(only[1] ?? only[2]))
  const [few, many] = counts.length === 1 ? [2, counts[0] ?? 2] : [Math.min(...counts), Math.max(...counts)]
  if (counts.length === 0 || few < 1 || many <= few || many > 8) return undefined
  const [small, large] = [few, many].map((people) => typicalHome({ people, bedrooms: 3 }, world.today)?.yearPence)
  if (small === undefined || large === undefined) return undefined
  const gap = sayWholePounds(roughPence(Math.round((large - small) / 12)))
  return say(
    heard,
    `That explains a part of it. By the usual figures a home of ${many} with three bedrooms pays roughly ${gap} a month more than the same home with ${few}, at the price cap: more hot water, washing, cooking and rooms to heat. That is a rule of thumb. What is above it is then the rates, an old debt in the payment, or something that uses a lot.`,
  )
}

function thingBeside(heard: Heard): HomeAnswer | undefined {
  const { plain, state, world } = heard
  const found = APPLIANCES.find(({ on }) => on.test(plain))
  const price = unitPrice('electricity', state, world)
  if (!found || !price || plain.split(' ').length > 12) return undefined
  return say(
    heard,
    `That can be a good part of it. ${lineOf(found, undefined, undefined, price)} ${found.note ?? 'The label of yours counts.'} Look at your meter before and after a day with it, and you see what it takes.`,
  )
}

const SAME_SIZE = /\b(?:same|both|identical)\b.{0,20}\b(?:beds?|bedrooms?|size|houses?|flats?|street|layout)\b/
const BARE_WHY = /^(?:(?:but|and|so)\s+)*(?:why|how come)(?: (?:though|tho|then|is that|that))*$/

function sizeBeside(heard: Heard): HomeAnswer | undefined {
  if (SAME_SIZE.test(heard.plain))
    return say(
      heard,
      'Then the size explains nothing. What is left: who lives there and how much they are at home, how warm it is, the rates, and what the payment holds besides the use. Set the kWh of a year beside each other, then the unit rates.',
    )
  return BARE_WHY.test(heard.plain)
    ? say(
        heard,
        'Two homes of the same size can differ a lot: in the number of people, the hours at home, the warmth, the walls, big things such as a dryer, and in the tariff. And a monthly payment is not the use: it can hold an old debt, or live on a credit. The kWh of a year show which it is.',
      )
    : undefined
}

const OWN_POWER = /\b(?:solar|panels|battery|heat pump|insulat\w*|log burner|wood burner)\b/
const AT_HOME = /\b(?:home|out|work|works|retired|all day|baby|kids)\b/

function daysBeside(heard: Heard): HomeAnswer | undefined {
  const { text, plain } = heard
  if (OWN_POWER.test(plain) && plain.split(' ').length <= 12)
    return say(
      heard,
      'That explains a good part of it: what a home makes or keeps itself it need not buy, so the two payments cannot be set beside each other. Look at your own side: the kWh of a year and your unit rates. Tell me them, and I say whether they are high.',
    )
  if (!AT_HOME.test(plain) || text.includes('?') || plain.split(' ').length > 12) return undefined
  return say(
    heard,
    'That explains a part of it: who is at home by day heats, cooks and has things on for many more hours. Whether the rest is the tariff, your unit rates show: tell me them, or your postcode and kWh, and I set them beside the price cap.',
  )
}

function say({ state }: Heard, says: string): HomeAnswer {
  const at_once: ToolResult = knownText(
    { ...state, subject: 'own', topic: { call: ABOUT.name, args: ABOUT.args } },
    'beside_others',
    says,
  )
  return { calls: [], at_once: [at_once], about: ABOUT }
}
