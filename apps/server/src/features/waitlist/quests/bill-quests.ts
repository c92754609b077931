import type { BillKind, BillVerdict } from '@mowatt/bill-reader/judge-bill'

/** The bill that a quest asks for. */
export const billQuests = {
  'energy-bill': 'energy',
  'broadband-bill': 'broadband',
  'mobile-bill': 'mobile',
} as const satisfies Record<string, BillKind>

export type BillQuest = keyof typeof billQuests

const KIND_NAMES: Record<BillKind, string> = { energy: 'an energy', broadband: 'a broadband', mobile: 'a mobile' }

/** The refusal for a file that is not what the quest asks for; undefined when it is. */
export function faultOf(quest: BillQuest, { proves, documentType }: BillVerdict): string | undefined {
  const wanted = billQuests[quest]
  if (proves.includes(wanted)) return undefined
  const refused = `This doesn’t look like ${KIND_NAMES[wanted]} bill.`
  const [other] = proves
  if (other) return `${refused} It looks like ${KIND_NAMES[other]} bill, so use it for that quest instead.`
  if (documentType === 'export_statement') {
    return `${refused} It’s for energy you sold to the grid. Please upload a bill for energy you used.`
  }
  return `${refused} Please upload the whole bill, with its date, account number and charges, as a PDF or a sharp photo.`
}
