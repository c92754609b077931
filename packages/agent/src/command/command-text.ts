import { FUELS } from '@mowatt/tariffs'
import { SUM_UNITS } from '../facts/expression.ts'
import {
  field,
  type Fields,
  figureOf,
  figureParts,
  filterParts,
  filtersOf,
  forgottenOf,
  line,
  oneOf,
  whichOf,
  whichText,
} from './command-fields.ts'
import { CLAIMS } from '@mowatt/text/values/claim'
import { ASPECTS, type Command, isWorded, MEASURES, SCOPES, wordedCommand, wordOf } from './command.ts'
import { CORRECTED_FIELDS } from './corrected-fields.ts'
import { knownFields } from './known-fields.ts'
import { parseSum } from '@mowatt/text/values/sum'

/**
 * Commands as one line of text, for talks, logs and tests. What comes first is the command; a word without a colon is
 * what it is about; the rest is `key:value`, in any order, quoted where a value has spaces; two commands are joined by ` + `.
 *
 *     figure cost of:deal fuel:gas per:month          what does my gas cost me a month
 *     figure saving of:offer nth:2 against:deal       what would I save with the second one
 *     figure unit_rate of:bill claim:dearer           is my rate high · claim:fixed, claim:credit: claim.ts has all
 *     figure cost of:deal suppose:use-10%,people=3    ... if I use 10% less and we're three
 *     explain back_billing aspect:how_long            how long back can they go
 *     edit fuel:gas · edit suppose:gas.use=9000kwh · edit measure:standing_charge · edit aspect:why
 *     narrow green fixed no_exit_fee months:12 · narrow whole · compare supplier:"EDF Energy"
 *     point nth:2 · point name:"Spark Fix" · switch which:it · judge rate fuel:gas · letter refund
 *     note · noted · forget last · correct field:unit_rate fuel:gas value:"24.5p" · confirm no
 *     remind on:2026-12-01 · cancel switch · progress waitlist · hand_over · repair why · talk greeting
 *     conclude dearer · conclude not_cheaper          so it's dearer then · not worth it then
 *     conclude same · right · wrong · conclude        nothing in it then · so he's wrong · so that's a scam
 *     bill not_mine · bill mine                       that's my neighbour's · it's mine after all
 *     talk aside                                      sorry wrong window, let me look, not today
 *     figure payback of:told · of:list                how long until it's paid back; until the exit fee is back
 *     figure cost of:deal per:until_end               what will I pay until my deal ends
 *     figure payment of:deal suppose:clear=6months    a payment that clears what I owe in 6 months too
 *     figure saving of:list fuel:gas                  what would I save on the gas alone
 *     figure share of:appliance · of:told             what part of my use is the fridge; is 1 kWh a day
 *     figure reading of:told against:bill             my meter says 10198, theirs is higher
 *     figure unit_rate of:told                        day 34 night 17, 40% at night: what's that on average
 *     work_out "n1 * n2 + bill_total" as:pounds       8 times 27p on top of my bill; what names there are: sum.ts
 *     figure cost of:what_if suppose:battery,car=8000 what if I had a battery and charged a car for 8,000 miles
 *     figure due_on of:bill · paid_by · meter · estimated · name
 *
 * Sums `of:told` take what the message lacks from the last few messages, so a follow-up with a new figure ("at 82p
 * then", "up to 60%", "against a flat 26p") is the same line again.
 *
 * Suppositions are `use-10%`, `use+20%`, `use=2900kwh`, `unit_rate=28p`, `standing_charge+5%` (each with `gas.` before
 * it for one fuel), `exit_fee=30` (pounds, of each fuel), `pay=prepayment`, `leave=2026-12-01`, `leave=free_from`,
 * `place=LS1 4AP`, `without=gas`, `miles=8000/year`, `heat_pump`, `cop=3` (a heat pump that gives three for one), `mpk=3.5` (miles on a kWh),
 * `clear=6months`, `night=60%`, `people=3` and the what-ifs `car=8000`, `washing=4`, `heatPump`, `homeDays=3`, `degrees=2`, `panels=4`,
 * `battery=5`, each without a figure too. What a person tells (`told`) isn't written: it's parsed from their words.
 */
export function printCommands(commands: readonly Command[]): string {
  return commands.map(printCommand).join(' + ')
}

export function printCommand(command: Command): string {
  switch (command.do) {
    case 'figure':
      return line('figure', command.measure, `of:${command.of}`, ...figureParts(command))
    case 'edit':
      return line(
        'edit',
        field('measure', command.measure),
        field('of', command.of),
        ...figureParts(command),
        field('aspect', command.aspect),
      )
    case 'work_out':
      return line('work_out', `"${command.sum}"`, `as:${command.as}`, field('checks', command.checks))
    case 'explain':
      return line('explain', command.topic, field('aspect', command.aspect))
    case 'judge':
      return line('judge', command.what, field('fuel', command.fuel), field('claim', command.claim))
    case 'correct':
      return line('correct', field('field', command.field), field('fuel', command.fuel), field('value', command.value))
    case 'forget':
      return line('forget', command.what)
    case 'compare':
      return line('compare', ...filterParts(command.filters ?? {}))
    case 'narrow':
      return line('narrow', ...filterParts(command.filters), command.isWhole ? 'whole' : undefined)
    case 'point':
    case 'switch':
      return line(command.do, command.which && whichText(command.which))
    case 'remind':
      return line('remind', field('on', command.on), field('email', command.email))
    case 'bill':
    case 'cancel':
    case 'letter':
    case 'repair':
    case 'talk':
    case 'progress':
      return line(command.do, wordOf(command))
    case 'conclude':
      return line('conclude', command.claim)
    case 'confirm':
      return line('confirm', command.isYes ? 'yes' : 'no')
    case 'note':
    case 'noted':
    case 'hand_over':
      return command.do
  }
}

/** Undefined if one of them is not a known command. */
export function parseCommands(text: string): Command[] | undefined {
  // A calculation may contain the same character in its quotation marks.
  const unquoted = text.split('"').map((part, at) => (at % 2 === 0 ? part.replaceAll(' + ', '\n') : part))
  const commands = unquoted
    .join('"')
    .split('\n')
    .map((each) => parseCommand(each.trim()))
  return commands.every((each) => each !== undefined) ? commands : undefined
}

const TOKEN = /([a-z_]{1,20}:)?(?:"([^"]{0,300})"|([^\s"]{1,80}))/g
const NOTHING_TOLD = { details: {}, words: '' }

export function parseCommand(text: string): Command | undefined {
  const tokens = [...text.matchAll(TOKEN)].map(([, key, quoted, plain]) => ({
    key: key?.slice(0, -1),
    value: quoted ?? plain ?? '',
  }))
  const [name, ...rest] = tokens
  if (name === undefined || name.key !== undefined) return undefined
  const words = rest.filter(({ key }) => key === undefined).map(({ value }) => value)
  const fields = new Map(rest.flatMap(({ key, value }) => (key === undefined ? [] : [[key, value] as const])))
  return build(name.value, words, fields)
}

function build(name: string, words: readonly string[], fields: Fields): Command | undefined {
  const [first] = words
  const fuel = oneOf(FUELS, fields.get('fuel'))
  const aspect = oneOf(ASPECTS, fields.get('aspect'))
  switch (name) {
    case 'figure': {
      const measure = oneOf(MEASURES, first)
      const of = oneOf(SCOPES, fields.get('of'))
      return measure && of && { ...figureOf(fields), do: 'figure', measure, of }
    }
    case 'edit': {
      const measure = oneOf(MEASURES, fields.get('measure'))
      const of = oneOf(SCOPES, fields.get('of'))
      return { do: 'edit', ...figureOf(fields), ...knownFields({ measure, of, aspect }) }
    }
    case 'work_out': {
      const as = oneOf(SUM_UNITS, fields.get('as'))
      if (first === undefined || !as || !parseSum(first)) return undefined
      return { do: 'work_out', sum: first, as, ...knownFields({ checks: fields.get('checks') }) }
    }
    case 'explain':
      return first === undefined ? undefined : { do: 'explain', topic: first, ...(aspect && { aspect }) }
    case 'note':
      return { do: 'note', told: NOTHING_TOLD }
    case 'noted':
    case 'hand_over':
      return { do: name }
    case 'correct': {
      const [field, value] = [oneOf(CORRECTED_FIELDS, fields.get('field')), fields.get('value')]
      return { do: 'correct', ...knownFields({ field, fuel, value }) }
    }
    case 'forget': {
      const what = forgottenOf(first)
      return what && { do: 'forget', what }
    }
    case 'compare': {
      const filters = filtersOf(words, fields)
      return { do: 'compare', ...(Object.keys(filters).length > 0 && { filters }) }
    }
    case 'narrow':
      return { do: 'narrow', filters: filtersOf(words, fields), ...(words.includes('whole') && { isWhole: true }) }
    case 'point': {
      const which = whichOf(fields)
      return which && { do: 'point', which }
    }
    case 'switch': {
      const which = whichOf(fields)
      return { do: 'switch', ...(which && { which }) }
    }
    case 'remind':
      return { do: 'remind', ...knownFields({ on: fields.get('on'), email: fields.get('email') }) }
    case 'conclude': {
      const claim = oneOf(CLAIMS, first)
      return { do: 'conclude', ...(claim && { claim }) }
    }
    case 'confirm':
      return first === 'yes' || first === 'no' ? { do: 'confirm', isYes: first === 'yes' } : undefined
    default: {
      const command = isWorded(name) ? wordedCommand(name, (list) => oneOf(list, first)) : undefined
      const claim = oneOf(CLAIMS, fields.get('claim'))
      return command?.do === 'judge' ? { ...command, ...knownFields({ fuel, claim }) } : command
    }
  }
}
