import { type KnownFigures, savingAgainstCap, type Tariff } from '@mowatt/tariffs'

/** `kept` is the site's wording where it follows our data. */
export type Computed = { figure: string; kept: string; isBacked: boolean }

/** The day of the cap that the claim about savings names. */
const CAP_OF_CLAIM = '2025-10-01'

/** What our own data say about a claim; undefined where they don't. */
export function computeClaim(
  { key, figure }: { key: string; figure: string },
  { catalogue, figures, members }: { catalogue: readonly Tariff[]; figures: KnownFigures; members: number },
): Computed | undefined {
  switch (key) {
    case 'savings': {
      const saving = savingAgainstCap(catalogue, CAP_OF_CLAIM, figures)
      return saving && same(figure, `£${Math.round(saving.averageSavingPence / 100)}`)
    }
    case 'providers':
      return same(figure, String(new Set(catalogue.map(({ supplier }) => supplier)).size))
    case 'users':
      return {
        figure: String(members),
        kept: roundedDown(members),
        isBacked: members >= Number.parseInt(figure.replaceAll(',', ''), 10),
      }
    default:
      return undefined
  }
}

function same(claimed: string, figure: string): Computed {
  return { figure, kept: figure, isBacked: claimed === figure }
}

/** Whole hundreds, so that it is true for more than a moment. */
function roundedDown(count: number): string {
  return count < 100 ? String(count) : `${(Math.floor(count / 100) * 100).toLocaleString('en-GB')}+`
}
