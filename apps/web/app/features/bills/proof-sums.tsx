import { AlertTriangleIcon, Badge, CheckIcon } from '@mowatt/ui'
import type { ProofLine } from './open-bill-door.ts'

const NAMES: Readonly<Record<string, string>> = {
  'quantity x price': 'Units times price',
  'sum of lines': 'Lines make the total',
  'sum of fuels': 'Fuels make the total',
  'check digits': 'Supply number check digits',
  'QR code': 'QR code agrees',
  'gas units': 'Units into kWh',
  balance: 'Balance adds up',
  region: 'Region agrees',
}

/** The arithmetic of the bill: what was worked out again, and whether it comes to what is printed. */
export function ProofSums({ proof, total }: { proof: readonly ProofLine[]; total: string | undefined }) {
  const lines = once(proof)
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
                  {detail || NAMES[name] || name}
                </span>
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

function once(proof: readonly ProofLine[]): ProofLine[] {
  return [...new Map(proof.map((line) => [line.outcome + line.detail + line.name, line])).values()]
}
