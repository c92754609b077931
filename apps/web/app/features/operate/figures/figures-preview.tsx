import type { previewFigures, ReplyOf } from '@mowatt/contract'
import { Badge, Note } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { longDate } from '../../../browser/long-date.ts'
import { FigureTiles } from '../figure-tiles.tsx'
import { addFiguresTexts, fieldTexts, figureListTexts } from './figure-texts.ts'

type Preview = ReplyOf<typeof previewFigures>
type Change = Preview['changes'][number]

/** What pasted figures would change, one by one, and what advice homes would get from then on. */
export function FiguresPreview({ preview: { mistakes, counts, changes, dry_run: run } }: { preview: Preview }) {
  const moved = changes.filter(({ kind }) => kind !== 'same')
  return (
    <>
      {mistakes.length > 0 && (
        <Note tone="danger" announce="alert">
          {addFiguresTexts.mistakes(mistakes.length)}
          <ul className="ops-events">
            {mistakes.map(({ line, field, message }, at) => (
              <li key={at}>
                {line !== null && addFiguresTexts.line(line)} {field} {message}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {mistakes.length === 0 && (
        <FigureTiles
          tiles={[
            { figure: inThousands(counts.added), words: addFiguresTexts.new },
            { figure: inThousands(counts.changed), words: addFiguresTexts.corrected },
            { figure: inThousands(counts.same), words: addFiguresTexts.unchanged },
            ...(run
              ? [
                  {
                    figure: inThousands(run.other),
                    words: addFiguresTexts.homes(inThousands(run.homes), longDate(run.on)),
                  },
                ]
              : []),
          ]}
        />
      )}
      {run && run.turns.length > 0 && (
        <ul className="ops-events" aria-label={addFiguresTexts.homesTitle}>
          {run.turns.map(({ was, is, homes }) => (
            <li key={`${was} ${is}`}>
              {inThousands(homes)}: {was === is ? addFiguresTexts.stillBut(is) : addFiguresTexts.becomes(was, is)}
            </li>
          ))}
        </ul>
      )}
      {mistakes.length === 0 && moved.length === 0 && <p className="text-small">{addFiguresTexts.noChanges}</p>}
      {mistakes.length === 0 && moved.length > 0 && (
        <ul className="ops-entries" aria-label={addFiguresTexts.changesTitle}>
          {moved.map((change) => (
            <ChangedFigure key={`${change.title} ${change.is['from']}`} change={change} />
          ))}
        </ul>
      )}
    </>
  )
}

function ChangedFigure({ change: { kind, title, was, is } }: { change: Change }) {
  const names = Object.keys(fieldTexts).filter((name) => (is[name] ?? '') !== (was?.[name] ?? ''))
  return (
    <li>
      <div className="ops-entry-head">
        <h3 className="text-body font-bold">{title}</h3>
        <Badge tone={kind === 'new' ? 'success' : 'warn'}>
          {kind === 'new' ? addFiguresTexts.new : addFiguresTexts.corrected}
        </Badge>
      </div>
      <p className="text-small">{figureListTexts.from(longDate(is['from'] ?? ''))}</p>
      {names.map((name) => (
        <p key={name} className="text-small">
          {fieldTexts[name]}: {was && <del>{was[name] === '' ? addFiguresTexts.nothing : was[name]}</del>}{' '}
          <ins>{is[name] === '' ? addFiguresTexts.nothing : is[name]}</ins>
        </p>
      ))}
    </li>
  )
}
