import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS } from '@mowatt/tariffs'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { ANSWERS_OF_BILL } from './answer-of-bill.ts'

const SHOWS = /\b(?:reading|readings|meter|real one|actual one|mines?|estimat\w*|guess\w*)\b/

/** A figure that the bill itself makes plain: a reading of its meter, or one of its rates. */
export function namedFigure(heard: Heard, facts: BillFacts): HomeAnswer | undefined {
  if (namesBefore(heard)) return ANSWERS_OF_BILL['taken_back']?.(heard, facts)
  return SHOWS.test(heard.plain) && isReadingOf(heard.plain, facts)
    ? ANSWERS_OF_BILL['reading_gap']?.(heard, facts)
    : judgeOwnRate(heard, facts)
}

/** "No, it is 27.5": the only figure is the one that stood there before it was put right. */
function namesBefore({ text, plain, state: { corrected } }: Heard): boolean {
  const figures = plain.match(/(?<![\d.,£])\d[\d,]*(?:\.\d+)?/g) ?? []
  return (
    corrected !== undefined &&
    figures.length === 1 &&
    Number(figures[0]?.replaceAll(',', '')) === Number(corrected.before) &&
    !text.includes('?') &&
    /\b(?:no|nope|nah|sorry|wrong|wait|oops|is|its|was|lied|back|meant|actually)\b/.test(plain) &&
    !IS_MUCH.test(plain)
  )
}

/** A figure near the readings of the bill is one of the meter, and no use of a year. */
function isReadingOf(plain: string, facts: BillFacts): boolean {
  const own = FUELS.flatMap((fuel) => facts[fuel]?.readings ?? [])
  return [...plain.matchAll(/(?<![\d.,£])(\d{4,6})(?![\d.,])/g)].some(([digits]) =>
    own.some(({ previous, latest }) => {
      const [from, to] = [previous ?? latest, latest]
      return (
        from !== undefined &&
        to !== undefined &&
        Number(digits) !== to &&
        Number(digits) > from - 1000 &&
        Number(digits) < to + 1000
      )
    }),
  )
}

const A_RATE = /(?<![\d.£])(\d{1,2}\.\d{1,2})(?![\d%])/
const IS_MUCH = /\b(?:high|low|a lot|much|dear|expensive|good|bad|ok|okay|normal|fair|cheap|steep|reasonable|average)\b/

/** "Is 27.5 high": a rate of the bill that is named by its figure, beside the cap. */
function judgeOwnRate({ plain }: Heard, facts: BillFacts): HomeAnswer | undefined {
  const pence = Number(A_RATE.exec(plain)?.[1])
  const fuel = FUELS.find((each) => facts[each]?.unitRates?.some(({ pencePerKwh }) => pencePerKwh === pence))
  if (!fuel || !IS_MUCH.test(plain) || !/\b(?:is|isnt|does|seems|sounds)\b/.test(plain)) return undefined
  return { calls: [{ name: 'explain_bill', args: { aspect: 'against_cap', fuel } }], at_once: [] }
}
