import type { previewTariffs, ReplyOf } from '@mowatt/contract'
import { Badge, Note } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { FigureTiles } from '../figure-tiles.tsx'
import { directionTexts, importPreviewTexts, inPrices } from './tariff-texts.ts'

type Preview = ReplyOf<typeof previewTariffs>
type Change = Preview['changes'][number]

const verdicts = { switch: 'switch', wait: 'wait', stay: 'stay' } as const

/** What a file would change, tariff by tariff, and what advice homes would get. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { errors, error_count: errorCount, counts, changes, dry_run: run } = preview
  const hidden = counts.added + counts.changed - changes.length
  return (
    <>
      {errorCount > 0 && (
        <Note tone="danger" announce="alert">
          {importPreviewTexts.mistakes(errorCount)}
          <ul className="ops-events">
            {errors.slice(0, 20).map(({ line, field, message }, at) => (
              <li key={at}>
                {line !== null && importPreviewTexts.line(line)} {field} {message}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <FigureTiles
        tiles={[
          { figure: inThousands(counts.added), words: importPreviewTexts.new },
          { figure: inThousands(counts.changed), words: importPreviewTexts.changed },
          { figure: inThousands(counts.same), words: importPreviewTexts.unchanged },
          { figure: inThousands(run.other), words: importPreviewTexts.homesChanged(inThousands(run.homes)) },
        ]}
      />
      {counts.not_samples > 0 && (
        <Note tone="warn">{importPreviewTexts.notSamples(inThousands(counts.not_samples))}</Note>
      )}
      {run.turns.length > 0 && (
        <ul className="ops-events" aria-label={importPreviewTexts.homesTitle}>
          {run.turns.map(({ was, is, homes }) => (
            <li key={`${was} ${is}`}>
              {inThousands(homes)}:{' '}
              {was === is
                ? importPreviewTexts.stillBut(verdicts[is])
                : importPreviewTexts.becomes(verdicts[was], verdicts[is])}
            </li>
          ))}
        </ul>
      )}
      {changes.length === 0 && <p className="text-small">{importPreviewTexts.noChanges}</p>}
      <ul className="ops-entries">
        {changes.map((change) => (
          <li key={change.tariff_id}>
            <div className="ops-entry-head">
              <h3 className="text-body font-bold">
                {change.supplier}: {change.name}
              </h3>
              <span className="ops-alias">
                {change.direction === 'export' && <Badge>{directionTexts.export}</Badge>}
                <Badge tone={change.kind === 'new' ? 'success' : 'warn'}>
                  {change.kind === 'new' ? importPreviewTexts.new : importPreviewTexts.changed}
                </Badge>
              </span>
            </div>
            <p className="text-small text-text-2">
              {change.tariff_id}. {sayPrices(change.prices)}
            </p>
            {change.by_time && (
              <p className="text-small">
                {importPreviewTexts.byTime(change.by_time.prices, change.by_time.region, change.by_time.said)}
              </p>
            )}
            {change.fields.map(({ field, was, is }) => (
              <p key={field} className="text-small">
                {field}: <del>{was}</del> → <ins>{is}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-small text-text-2">{importPreviewTexts.more(inThousands(hidden))}</p>}
    </>
  )
}

function sayPrices({ added, changed, gone, total }: Change['prices']): string {
  const parts = [
    added > 0 ? `${inThousands(added)} new` : '',
    changed > 0 ? `${inThousands(changed)} changed` : '',
    gone > 0 ? `${inThousands(gone)} gone` : '',
  ].filter(Boolean)
  return `${inPrices(total)}${parts.length > 0 ? `: ${parts.join(', ')}` : ', all the same'}.`
}
