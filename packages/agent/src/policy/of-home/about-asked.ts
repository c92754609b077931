import type { Wanted } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import type { ToolResult } from '../../agent-reply.ts'
import type { Heard } from './heard-home.ts'

type Said = { why: string; without: string; what: string; again: string }

/** What Mo says of its own question: what it is for, whether it must be, and what is meant by it. */
const OF_ASKED: Partial<Record<Wanted, Said>> = {
  postcode: {
    why: 'The price of energy differs between 14 regions, and the postcode tells me which is yours. I use it for that and for nothing else. The first part, such as LS6, is mostly enough.',
    without:
      'You do not have to. Name your town or your region instead, or only the first part of the postcode. Without any of it I can only say what is average for Great Britain.',
    what: 'The first part is mostly enough, such as LS6 or CF10. A town does as well, where all of it lies in one price region.',
    again: 'What is your postcode, or your town?',
  },
  mpan: {
    why: 'Your postcode area lies in more than one price region, and the first two digits of the electricity supply number show which is yours.',
    without: 'You do not have to. Pick the region instead, or give me the first two digits of the number.',
    what: 'It is the long number in the box with a large S on an electricity bill, 13 digits at its foot. It is not the number on the meter.',
    again: 'Which is it?',
  },
  use: {
    why: 'What a tariff costs depends on how much you use: with little use the standing charge weighs most, with much use the unit rate.',
    without: 'You do not have to know it. I can take a typical home, or ask three short questions about yours.',
    what: 'I mean the energy in a year, in kWh, which bills also call units or consumption. It stands on most bills as yearly use. What you pay in a month does as well: I work the use out from it.',
    again: 'How much is it, or what do you pay?',
  },
  spend: {
    why: 'From what you pay I can work out roughly how much you use.',
    without:
      'You do not have to know it. I can ask three short questions about the home instead: say “ask me a few questions”.',
    what: 'I mean what leaves your account for gas and electricity together, in a month or a year. If it is one fuel, say which.',
    again: 'What do you pay?',
  },
  people: {
    why: 'More people use more hot water, cooking and light, so I can estimate the use from it.',
    without: 'You do not have to say. Say “use a typical home”, and I take that.',
    what: 'Everybody who lives there most of the time, children too.',
    again: 'How many people live in the home?',
  },
  bedrooms: {
    why: 'The size of a home says most about its heating, and bedrooms are the size that everybody knows.',
    without: 'You do not have to say. Say “use a typical home”, and I take that.',
    what: 'Rooms meant to sleep in, also when you use one for something else. A studio counts as one.',
    again: 'How many bedrooms are there?',
  },
  heating: {
    why: 'Heating is the largest part of the use, and gas and electricity have very different prices.',
    without: 'You do not have to say. Say “I do not know”, and I take a gas boiler, as most homes have.',
    what: 'Whatever keeps the rooms warm: a gas boiler, electric or storage heaters, a heat pump, or something else such as oil.',
    again: 'What heats the home?',
  },
  deal: {
    why: 'On a fix there may be an exit fee, and a saving has to be set against what you pay now.',
    without: 'You do not have to know it. The list stands all the same; only what you would save stays open.',
    what: 'Either a fix, with a price and an end date, or a standard variable tariff, which follows the price cap and has no end.',
    again: 'Which is yours, as far as you know?',
  },
  ends_on: {
    why: 'In the last 49 days of a fix leaving is free, so the date decides when to move.',
    without: 'You do not have to know it. Say “I do not know”, and I go on without it.',
    what: 'The last day of your fixed price. It stands on the bill and in the supplier’s app. The month is enough.',
    again: 'When does it end?',
  },
  exit_fee: {
    why: 'It comes off what you would save if you leave before the last 49 days of the fix.',
    without: 'You do not have to know it. Say “I do not know”, and I go on without it.',
    what: 'What your supplier charges for leaving a fix early, mostly for each fuel. It stands on the bill, under the tariff.',
    again: 'How much is it for each fuel?',
  },
}
const WHY =
  /\bwhy\b.{0,25}\b(?:need|want|ask\w*|know|matter\w*|postcode|that|it|important|relevant)\b|^why\b.{0,12}$|\bwhat (?:do you|is it|is that|are you)\b.{0,20}\b(?:need|for|do with|use it)\b|\bwhat (?:has|does)\b.{0,25}\b(?:to do with|matter|got to do)\b|\bwhat difference\b|\bhow (?:do|will|would) you use\b|\bwhat (?:is |does |do )?(?:it|that) matter\b|\bmatter where\b|\bwhat you want\b.{0,20}\bfor\b|\bwhat .{0,12}\b(?:it|that) got to do\b/
const WITHOUT =
  /\b(?:do i (?:have|need) to|must i|can i (?:skip|not)|can we skip|rather not|prefer not|not telling|without (?:it|that|giving|telling|my postcode|the postcode)|not giving|do not want to (?:say|tell|give)|none of your)\b/
const WHAT =
  /\bwhat (?:counts as|do you mean|is meant|does that mean|is that(?= |$)(?! (?:cost|in|a|per|going|worth))|is it(?= |$)(?! (?:cost|in|a|per|going|worth))|do i put|sort of|kind of)\b|\bwhich (?:number|one|bit|part) (?:do you|is)\b|\bwhere (?:do|can|would|will) i (?:find|see|get|look)\b|\bhow (?:do|would|can|will) i (?:find|know|tell)\b|\b(?:full|whole|all of it|first half|first bit)\b.{0,12}\bpostcode\b/
const LONGEST = 12

/** A question about Mo's question. It is answered, and Mo goes on waiting. */
export function aboutAsked({ text, plain, state, slots }: Heard): ToolResult | undefined {
  const { asked } = state
  const said = asked && OF_ASKED[asked.wanted]
  if (!said || plain.split(' ').length > LONGEST) return undefined
  // A spelling that is put right can lose a plain word.
  const asks = (pattern: RegExp) => pattern.test(plain) || pattern.test(text.toLowerCase())
  const isAnswer = Object.keys(slots.household).length > 0 || slots.region !== undefined
  if (isAnswer || slots.tariffIds.length > 0) return undefined
  const found = asks(WHY) ? said.why : asks(WITHOUT) ? said.without : asks(WHAT) ? said.what : undefined
  if (found === undefined) return undefined
  return knownText({ ...state, asked }, `about_asked.${asked.wanted}`, `${found} ${said.again}`)
}
