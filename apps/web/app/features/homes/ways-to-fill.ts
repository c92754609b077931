import type { Home, ToldChange } from '@mowatt/contract'
import { verdictTexts } from './home-texts.ts'
import type { ToldName } from './told-fields.ts'

type Missing = Pick<Home['missing'][number], 'what' | 'fuel'>
/** The fields for the missing values, and the answers that are not values. */
export function waysToFill({ what, fuel }: Missing, { place }: Pick<Home, 'place'>): Way {
  switch (what) {
    case 'place':
      return { fields: [place.choices.length > 0 ? 'region' : 'postcode'] }
    case 'usage':
      return {
        fields: fuel ? [`${fuel}_kwh`] : ['electricity_kwh', 'gas_kwh'],
        answers: [{ label: verdictTexts.typical, change: { is_typical: true } }],
        isOnBill: true,
      }
    case 'rates':
      return {
        fields: [],
        answers: [{ label: verdictTexts.variable, change: { deal: 'variable' } }],
        isOnBill: true,
      }
    case 'night_rate':
      return { fields: ['electricity_night'] }
    case 'deal_end':
      return {
        fields: ['ends_on'],
        answers: [
          { label: verdictTexts.variable, change: { deal: 'variable' } },
          { label: verdictTexts.dontKnow, change: { is_end_unknown: true } },
        ],
      }
    case 'exit_fee':
      return {
        fields: ['exit_fee_pence'],
        answers: [{ label: verdictTexts.dontKnow, change: { is_fee_unknown: true } }],
      }
    case 'payment_method':
      return { fields: ['payment_method'] }
    case 'bill_doubtful':
    case 'outside':
    case 'resold':
    case 'business':
      return { fields: [] }
  }
}

type Way = { fields: ToldName[]; answers?: { label: string; change: ToldChange }[]; isOnBill?: boolean }
