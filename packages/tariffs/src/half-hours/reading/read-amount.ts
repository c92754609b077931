import { quoted, Refusal } from './refusal.ts'

// Sums in floating point have many decimals: 0.10500000000000001.
const NUMBER = /^-?(?:\d{1,9}(?:\.\d{0,20})?|\.\d{1,20})(?:e-?\d{1,2})?$/i
const NOTHING = /^(?:|-|--|n\/?a|nan|null|none|missing|no data)$/i
const MOST = 4_000_000

/** An amount in thousandths of its unit; undefined if the file says that it has none. */
export function readAmount(text: string, line: number, hasDecimalComma: boolean): number | undefined {
  if (NOTHING.test(text)) return undefined
  const plain = hasDecimalComma ? text.replace(',', '.') : text
  if (!NUMBER.test(plain)) throw new Refusal(`${quoted(text)} isn’t an amount of energy.`, line)
  const amount = Number(plain)
  if (amount < 0) {
    throw new Refusal(
      `${quoted(text)} is below zero. If this file is for energy you export, use your import file.`,
      line,
    )
  }
  if (amount > MOST) throw new Refusal(`${quoted(text)} is more than a home can use in half an hour.`, line)
  return Math.round(amount * 1000)
}
