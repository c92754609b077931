import { AlertTriangleIcon, Badge, CheckIcon } from '@mowatt/ui'
import type { ProofLine } from './open-bill-door.ts'

const NAMES: Readonly<Record<string, string>> = {
  'quantity x price': 'Units times price',
  'sum of lines': 'Lines make the total',
  'sum of fuels': 'Fuels make the total',
  'check digits': 'Supply number check digits',
  'check digit': 'Supply number check digit',
  days: 'Days of the period',
  'QR code': 'QR code agrees',
  'gas units': 'Units into kWh',
  balance: 'Balance adds up',
  region: 'Region agrees',
}

/** Checks that are sums; the others stand below as tags. */
const SUMS = ['quantity x price', 'sum of lines', 'sum of fuels', 'gas units', 'balance']

/** The arithmetic of the bill: what was worked out again, and whether it comes to what is printed. */
export function ProofSums({ proof, total }: { proof: readonly ProofLine[]; total: string | undefined }) {
  const sums = once(proof.filter(({ name, outcome }) => SUMS.includes(name) || outcome === 'contradicts'))
  // The products come before what they add up to.
  const lines = sums.toSorted((one, other) => Number(isProduct(other)) - Number(isProduct(one)))
  const doubts = proof.some(({ outcome }) => outcome === 'contradicts')
  return (
    <section aria-labelledby="proof-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="proof-title" className="text-h3">
          The sums, worked out again
        </h2>
        {proof.length > 0 &&
          (doubts ? <Badge tone="warn">Does not add up</Badge> : <Badge tone="success">Adds up</Badge>)}
      </div>
      {lines.length === 0 ? (
        <p className="text-small text-text-2">There was too little on this bill to check one figure by another.</p>
      ) : (
        <div className="sum">
          <ul>
            {lines.map(({ name, outcome, detail }) => (
              <li key={name + detail} className="proof-line" data-outcome={outcome}>
                {outcome === 'supports' ? <CheckIcon size="tiny" /> : <AlertTriangleIcon size="tiny" />}
                <span>
                  <span className="sr-only">{outcome === 'supports' ? 'Agrees: ' : 'Does not agree: '}</span>
                  {productOf(detail) ?? (detail || NAMES[name] || name)}
                </span>
                <span>{productOf(detail) && detail.slice(detail.lastIndexOf(' = ') + 3)}</span>
              </li>
            ))}
          </ul>
          {total && (
            <p className="sum-line sum-total">
              <span>{doubts ? 'Printed total' : 'Same as printed'}</span>
              <span>{total}</span>
            </p>
          )}
        </div>
      )}
      <ul className="mt-4 flex flex-wrap gap-2" aria-label="Checks">
        {[...new Map(proof.map((line) => [line.name, line])).values()].map(({ name }) => (
          <li key={name}>
            <Check name={name} isKept={proof.every((line) => line.name !== name || line.outcome === 'supports')} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Check({ name, isKept }: { name: string; isKept: boolean }) {
  const label = NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
  return <Badge tone={isKept ? 'success' : 'danger'}>{isKept ? label : `${label}: not so`}</Badge>
}

function isProduct({ detail }: ProofLine): boolean {
  return productOf(detail) !== undefined
}

/** What is multiplied, of "612 x 24.67p = £150.98". */
function productOf(detail: string): string | undefined {
  const at = detail.lastIndexOf(' = ')
  return at === -1 ? undefined : `${detail.slice(0, at)} =`
}

function once(proof: readonly ProofLine[]): ProofLine[] {
  return [...new Map(proof.map((line) => [line.outcome + line.detail + line.name, line])).values()]
}
