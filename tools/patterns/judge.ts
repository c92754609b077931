import { analyse } from 'scslre'
import { countWays } from './count-ways.ts'
import { proveLinear } from './prove-linear.ts'

/** Today's most expensive has 988. For a message of 4,000 characters that is some million steps, or milliseconds. */
const MOST_WAYS = 1000
const known = new Map<string, string | undefined>()

/** Why a pattern may take more than linear time; undefined where it cannot. */
export function judge(source: string, flags: string): string | undefined {
  const key = `/${source}/${flags}`
  if (!known.has(key)) known.set(key, whyNot(source, flags))
  return known.get(key)
}

/** What the analyser finds is refused, and so is what can't be proved: it looks for repeated single characters only. */
function whyNot(source: string, flags: string): string | undefined {
  const doubt = proveLinear(source, flags)
  if (doubt) return `${doubt.node.raw} ${doubt.why}`
  const ways = countWays(source, flags)
  if (ways > MOST_WAYS) return `its limits leave ${ways} ways to share out one text`
  if (!hasNoLimit(source)) return undefined
  const [report] = analyse({ source, flags }).reports
  if (!report) return undefined
  const quantifiers = report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant]
  return `${quantifiers.map(({ raw }) => raw).join(' and ')} take turns at ${report.character.literal.source}`
}

/** Whether anything in it may repeat without limit. A character that only looks like it costs a moment. */
function hasNoLimit(source: string): boolean {
  return /[*+]|,\}/.test(source)
}
