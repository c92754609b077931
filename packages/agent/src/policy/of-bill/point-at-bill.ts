import type { BillFacts } from '@mowatt/bill-reader/bill-facts'

const ASKS =
  /^\W*(?:(?:so|and|ok|but|er|um)[\s,]+)*(?:what|what's|whats|why|where|explain|which)\b|^\W*(?:and|or|what about) (?:the |this |that )?£?\d/i
const NUMBER = /(?<![\d.])£?\s?(\d{1,5}(?:,\d{3})*(?:\.\d{1,2})?)(?:p\b)?/g

/** Which line of the bill a question points to by its figure, as in "what is this 58p thing". */
export function pointedLine(text: string, facts: BillFacts | undefined): string | undefined {
  if (!facts || !ASKS.test(text)) return undefined
  const lines: [string, number | undefined][] = [
    ['total', facts.totalChargesGbp],
    ['balance', facts.balanceGbp],
  ]
  const older = (facts.balanceGbp ?? 0) - (facts.totalChargesGbp ?? 0)
  // Quid are no pence.
  const isMoney = /£|\b(?:quid|pounds?)\b/i.test(text) && !/\b(?:a|per|each) day\b|\bdaily\b/i.test(text)
  if (older > 0 && isMoney) lines.push(['owed', older])
  for (const fuel of isMoney ? [] : [facts.electricity, facts.gas]) {
    lines.push(['standing_charge', fuel?.standingChargePencePerDay], ['usage', fuel?.usageKwhInPeriod])
    lines.push(...(fuel?.unitRates ?? []).map(({ pencePerKwh }): [string, number] => ['unit_rate', pencePerKwh]))
  }
  for (const [, digits = ''] of text.matchAll(NUMBER)) {
    const figure = Number(digits.replaceAll(',', ''))
    if (figure < 2) continue
    const line = lines.find(
      ([, value]) =>
        value !== undefined && (value === figure || Math.floor(value) === figure || Math.round(value) === figure),
    )
    if (line) return line[0]
  }
  return undefined
}
