import { KNOWN_SUPPLIERS } from '@mowatt/bill-reader/fields/known-suppliers'

/** Names beyond the well-known ones, such as all of a catalogue. */
export type KnownNames = { suppliers: readonly string[]; tariffs: readonly string[] }

const CAPITAL = "[A-Z][\\w'&-]{0,40}"
/** Anything that reads as the name of a supplier or a tariff, real or made up. */
const SHAPES = [
  new RegExp(
    `\\b(?:${CAPITAL}\\s+(?:(?:and|the|of)\\s+)?){1,3}(?:Energy|Power|Electric|Utilities|Gas)\\b(?!\\s+(?:Ombudsman|Saving))`,
    'g',
  ),
  new RegExp(
    `\\b(?:${CAPITAL}\\s+){1,3}(?:Fix|Fixed|Tracker|Saver|Flex|Variable|Tariff|Drive|Online|Green|Anchor)(?:\\s+\\d+)?\\b`,
    'g',
  ),
]
// Sentences begin with capitals; these words begin them and are not part of a name.
const OPENERS =
  /^(?:(?:The|Your|A|An|My|Our|Is|Are|On|For|With|From|If|It|This|That|And|But|Or|In|To|Of|Both|Any|Each|Every|All|No|Not|Some|Since|While|When|Check|Home|Switch|Stay|Wait|Ofgem|Direct|Debit|Standard|British)\s+)+/
const COMMON =
  /^(?:Gas|Energy|Power|Electric|Utilities|Fix|Fixed|Tracker|Saver|Flex|Variable|Tariff|Drive|Online|Green|Anchor)(?:\s+\d+)?$/

const SUPPLIER_PATTERNS = KNOWN_SUPPLIERS.map(
  ([, pattern]) => new RegExp(`(?<![A-Za-z])(?:${pattern.source})(?![A-Za-z])`, pattern.flags),
)

/** Suppliers and tariffs that a text names. */
export function namesIn(text: string, known: KnownNames = { suppliers: [], tariffs: [] }): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[*_`]/g, '')
  const found: string[] = []
  for (const name of [...known.suppliers, ...known.tariffs]) {
    if (name !== '' && plain.toLowerCase().includes(name.toLowerCase())) found.push(name)
  }
  for (const pattern of SUPPLIER_PATTERNS) for (const [name] of plain.matchAll(pattern)) found.push(name)
  for (const shape of SHAPES) {
    for (const [whole] of plain.matchAll(shape)) {
      const name = whole.replace(OPENERS, '').trim()
      if (!COMMON.test(name)) found.push(name)
    }
  }
  return [...new Set(found)]
}
