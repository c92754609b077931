import { talkFamily } from '../../knowledge/deeper/talk-family.ts'
import { asContinued, type Continued } from '../follow-up/continued.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import { isDanger } from '../need/stay-with-danger.ts'
import type { Heard } from '../of-home/heard-home.ts'

type Country = 'scotland' | 'wales' | 'england'

const NAMES =
  /^(?:(?:and|but|ok|okay|oh|also|btw|by the way|sorry|forgot to say|what if|what about|how about|if|im|were|its|it|that|this|i|we|live|living|based|up|down|here|am|are|the|house|flat|home|is|does it matter|in|from|near|north|south|of|different|same|for|too|about)\s+)*(scotland|scottish|wales|welsh|england)(?:\s+(?:if|that|it|matters?|changes?|anything|does|makes|a|any|difference|by|the|way|btw|too|though|then|as|well|not|england|here|is|different|same|so|im|in)){0,6}$/
const EXPLAINED: readonly string[] = ['explain_term', 'correct_premise', 'help_route']
/** What each country has of its own, by the family that was talked about. */
const OF_FAMILY: Readonly<Record<string, Partial<Record<Country, string>>>> = {
  finding: {
    scotland:
      'It works the same in Scotland. The electricity network that names your supplier is SSEN in the north and SP Energy Networks in the south; for gas the Find My Supplier website does it for all of Great Britain. Give them your address or postcode.',
    wales:
      'It works the same in Wales. The electricity network that names your supplier is SP Energy Networks in the north and National Grid in the south; for gas the Find My Supplier website does it for all of Great Britain. Give them your address or postcode.',
  },
  grants: {
    scotland:
      'In Scotland grants, interest-free loans and free advice for heating, insulation and panels come from Home Energy Scotland, and mygov.scot has what holds today; the English schemes do not apply. Tariffs, export payments and the price cap are the same as in England.',
    wales:
      'In Wales Nest gives free advice and, for some homes, heating and insulation; the grant for heat pumps is the same as in England. Tariffs, export payments and the price cap are the same too. GOV.WALES has what holds today.',
  },
  renting: {
    scotland:
      'The energy rules are the same in Scotland, and whoever pays the supplier chooses it. What differs is the law on renting: Shelter Scotland and your council advise on landlords, and disputes go to the First-tier Tribunal.',
    wales:
      'The energy rules are the same in Wales, and whoever pays the supplier chooses it. What differs is the law on renting: Shelter Cymru and Rent Smart Wales know it.',
  },
}
const FAMILIES: Readonly<Record<string, string>> = {
  moving_home: 'finding',
  find_supplier: 'finding',
  heat_pump: 'grants',
  seg: 'grants',
  landlord: 'renting',
}
/** Families where the countries differ enough for a text of their own. */
const DIFFER: readonly string[] = ['help_schemes', 'warm_home_discount', 'winter_fuel_payment', 'medical', 'debt']
const SAME: Readonly<Record<Country, string>> = {
  scotland:
    'It works the same in Scotland: the same suppliers, the same price cap and the same rules of Ofgem. Prices have two regions, the north and the south. What differs is help with bills and heating, which comes from Home Energy Scotland and mygov.scot.',
  wales:
    'It works the same in Wales: the same suppliers, the same price cap and the same rules of Ofgem. Prices have two regions, the north with Merseyside, and the south. What differs is help with heating, which comes from Nest.',
  england:
    'Then it holds just as I said: the rules and the price cap are the same in all of England, and only the prices differ by region.',
}

/** "Its Scotland if that matters", in the middle of a subject of facts. */
export function addPlace({ plain, state, world }: Heard): Continued | undefined {
  const { topic } = state
  if (!topic || !EXPLAINED.includes(topic.call) || state.asked || state.comparison || world.bills.length > 0)
    return undefined
  const named = NAMES.exec(plain)?.[1]
  if (named === undefined || isDanger(topic)) return undefined
  const country: Country = named.startsWith('scot')
    ? 'scotland'
    : named.startsWith('wa') || named === 'welsh'
      ? 'wales'
      : 'england'
  const family = talkFamily(keyOf(topic))
  if (DIFFER.includes(family) && country !== 'england')
    return { calls: [{ name: 'explain_term', args: { term: `${country}_differs` } }], at_once: [] }
  const kin = FAMILIES[keyOf(topic)] ?? FAMILIES[family] ?? ''
  return asContinued(OF_FAMILY[kin]?.[country] ?? SAME[country], state)
}
