import type { Ledger, LedgerEntry } from '@mowatt/contract'
import { Badge, Button, Card, EmptyState } from '@mowatt/ui'
import { saveFile } from '../../../browser/save-file.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { ActIcon } from '../quests/act-icon.tsx'
import { AppealForm } from './appeal-form.tsx'
import { countedPoints, ledgerCsv } from './ledger-csv.ts'

type OpenLedgerProps = {
  ledger: Ledger | undefined
  /** Nothing where the page's form has to do it. */
  onAppeal?: ((entry: LedgerEntry) => void) | undefined
}

/** Every point with its day and its reason; what counts adds up to the points above. */
export function OpenLedger({ ledger, onAppeal }: OpenLedgerProps) {
  return (
    <section aria-labelledby="ledger-title" id="ledger">
      <Card tone="flat">
        <div className="wl-card-head mb-4">
          <div>
            <h2 id="ledger-title" className="text-h3">
              Open ledger
            </h2>
            <p className="text-small text-text-2">
              Here are all the points you’ve earned, and when and why you got them. If you think an entry is wrong, ask
              for a review next to it.
            </p>
          </div>
          {onAppeal && ledger && ledger.entries.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => saveFile(new Blob([ledgerCsv(ledger.entries)], { type: 'text/csv' }), 'mowatt-points.csv')}
            >
              <ActIcon name="download" />
              Download
            </Button>
          )}
        </div>
        {!ledger ? (
          <p className="text-text-2">We couldn’t load your ledger. Reload the page to try again.</p>
        ) : ledger.entries.length === 0 ? (
          <EmptyState isSmall title="No points yet" text="Finish your first quest and you’ll see it here." />
        ) : (
          <LedgerTable entries={ledger.entries} onAppeal={onAppeal} />
        )}
      </Card>
    </section>
  )
}

function LedgerTable({
  entries,
  onAppeal,
}: {
  entries: readonly LedgerEntry[]
  onAppeal: OpenLedgerProps['onAppeal']
}) {
  return (
    <table className="wl-ledger">
      <caption className="sr-only">Your points, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col">
            <span className="sr-only">Review</span>
          </th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <LedgerRow key={entry.id} entry={entry} onAppeal={onAppeal} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            Total
          </th>
          <td>{inThousands(countedPoints(entries))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function LedgerRow({ entry, onAppeal }: { entry: LedgerEntry; onAppeal: OpenLedgerProps['onAppeal'] }) {
  const { at, what, why, points, state, reason, appeal } = entry
  return (
    <tr data-state={state}>
      <td className="tabular-nums whitespace-nowrap">{shortDay(at)}</td>
      <td>
        {what} {state !== 'counted' && <Badge tone={state === 'held' ? 'warn' : 'danger'}>{stateWords[state]}</Badge>}
      </td>
      <td className="wl-ledger-why">
        {why}
        {reason && reason !== appeal?.answer && <span className="wl-ledger-reason">{reason}</span>}
        {appeal && <span className="wl-ledger-reason">{appealWords(appeal)}</span>}
      </td>
      <td>
        {!appeal &&
          (onAppeal ? (
            <button type="button" className="wl-ask" onClick={() => onAppeal(entry)}>
              Ask for a review<span className="sr-only"> of {what}</span>
            </button>
          ) : (
            <AppealForm entry={entry} />
          ))}
      </td>
      <td>{points >= 0 ? `+${points}` : points}</td>
    </tr>
  )
}

const stateWords = { held: 'On hold, not counted yet', refused: 'Refused' }

function appealWords({ state, answer }: NonNullable<LedgerEntry['appeal']>): string {
  if (state === 'open') return 'You asked for a review. Someone will look into it and reply here.'
  return `Review: ${state === 'upheld' ? 'you were right' : 'we’re keeping it as it is'}.${answer ? ` ${answer}` : ''}`
}

const londonDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' })

function shortDay(moment: string): string {
  return londonDay.format(new Date(moment))
}
