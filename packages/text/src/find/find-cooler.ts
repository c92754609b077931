/** What a message says of cooler rooms: how many degrees, if it says so. */
export type Cooler = { degrees?: number }

const NAMES = /\bdegrees?\b|\bthermostat\b|\bcooler\b|\bheating (?:down|lower)\b/i
const DOWN = /\b(?:down|lower|lowered|less|cooler|colder|drop\w*|cut\w*|off|reduc\w+|knock\w*)\b/i
const UP = /\b(?:up|warmer|hotter|higher|rais\w+)\b/i
const AMOUNT = /\b(\d(?:\.5)?) ?(?:degrees?|°|c\b)/i
const ONE = /\ba (?:single )?degree\b/i

const OF_ROOMS =
  /\b(?:house|home|flat|place|\w{0,4}rooms?|lounge|heat|heated|heating|thermostat|stat|temperature|radiators?|indoors|degrees?|celsius)\b|°|\d ?c\b/i
const OF_OTHERS =
  /[£%]|\b(?:direct debit|rates?|tariffs?|pence|standing charge|kwh|meters?|readings?|aged?|laundry|wash(?:es|ing)?|hot water|rent|mortgage)\b/i
/** What people heat rooms to: neither a day nor a price, an hour or a number of things. */
const ROOM =
  /(?<![\d.,:/-])(1[2-9]|2[0-8])(?![\d:/-]|[.,]\d| ?(?:p|pence|pm|am|st|nd|rd|th|o'?clock|kw\w?|units?|weeks?|months?|days?|years?|hours?|minutes?|miles?|panels?|people|quid|pounds?)\b)/gi
const LONGEST_BETWEEN = 40
const REPLACES = /\b(?:instead of|rather than|not|than|from|it'?s|we'?re|currently|now)\b/i

/** "Two degrees less", "the house at 18 instead of 20", "the heating from 21 to 19". Nothing where it gets warmer. */
export function findCooler(text: string): Cooler | undefined {
  const degrees = betweenRooms(text)
  if (degrees !== undefined) return degrees > 0 ? { degrees } : undefined
  if (!NAMES.test(text) || (UP.test(text) && !DOWN.test(text))) return undefined
  const said = AMOUNT.exec(text)?.[1] ?? (ONE.test(text) ? 1 : undefined)
  return said === undefined ? {} : { degrees: Number(said) }
}

/** How many degrees cooler one temperature of rooms is than the one it replaces. */
function betweenRooms(text: string): number | undefined {
  if (!OF_ROOMS.test(text) || OF_OTHERS.test(text)) return undefined
  const [one, two, ...others] = text.matchAll(ROOM)
  if (!one || !two || others.length > 0) return undefined
  const between = text.slice(one.index + one[0].length, two.index)
  const gap = Number(two[0]) - Number(one[0])
  if (between.length > LONGEST_BETWEEN) return undefined
  if (REPLACES.test(between)) return gap
  return /\bfrom\W{1,3}$/i.test(text.slice(0, one.index)) && /\bto\b/i.test(between) ? -gap : undefined
}
