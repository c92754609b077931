import type { Ledger, LedgerEntry } from '@mowatt/contract'
import { Badge, Button, Card, EmptyState } from '@mowatt/ui'
import { saveFile } from '../../../browser/save-file.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { ActIcon } from '../quests/act-icon.tsx'
import { AppealForm } from './appeal-form.tsx'
import { countedPoints, ledgerCsv } from './ledger-csv.ts'
import { openLedgerTexts } from './ledger-texts.ts'

type OpenLedgerProps = {
  ledger: Ledger | undefined
  /** Omitted if the page's form has to do it. */
  onAppeal?: ((entry: LedgerEntry) => void) | undefined
}

/** Every point with its date and its reason; the counted ones add up to the points above. */
export function OpenLedger({ ledger, onAppeal }: OpenLedgerProps) {
  return (
    <section aria-labelledby="ledger-title" id="ledger">
      <Card tone="flat">
        <div className="wl-card-head mb-4">
          <div>
            <h2 id="ledger-title" className="text-h3">
              {openLedgerTexts.title}
            </h2>
            <p className="text-small text-text-2">{openLedgerTexts.lead}</p>
          </div>
          {onAppeal && ledger && ledger.entries.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => saveFile(new Blob([ledgerCsv(ledger.entries)], { type: 'text/csv' }), 'mowatt-points.csv')}
            >
              <ActIcon name="download" />
              {openLedgerTexts.download}
            </Button>
          )}
        </div>
        {!ledger ? (
          <p className="text-text-2">{openLedgerTexts.trouble}</p>
        ) : ledger.entries.length === 0 ? (
          <EmptyState isSmall title={openLedgerTexts.none} text={openLedgerTexts.noneText} />
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
      <caption className="sr-only">{openLedgerTexts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{openLedgerTexts.date}</th>
          <th scope="col">{openLedgerTexts.what}</th>
          <th scope="col">{openLedgerTexts.why}</th>
          <th scope="col">
            <span className="sr-only">{openLedgerTexts.review}</span>
          </th>
          <th scope="col">{openLedgerTexts.points}</th>
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
            {openLedgerTexts.total}
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
        {what}{' '}
        {state !== 'counted' && (
          <Badge tone={state === 'held' ? 'warn' : 'danger'}>{openLedgerTexts.states[state]}</Badge>
        )}
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
              {openLedgerTexts.askReview[0]}
              <span className="sr-only">
                {openLedgerTexts.askReview[1]}
                {what}
              </span>
            </button>
          ) : (
            <AppealForm entry={entry} />
          ))}
      </td>
      <td>{points >= 0 ? `+${points}` : points}</td>
    </tr>
  )
}

function appealWords({ state, answer }: NonNullable<LedgerEntry['appeal']>): string {
  if (state === 'open') return openLedgerTexts.asked
  return openLedgerTexts.reviewed(state === 'upheld', answer)
}

const londonDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' })

function shortDay(moment: string): string {
  return londonDay.format(new Date(moment))
}
