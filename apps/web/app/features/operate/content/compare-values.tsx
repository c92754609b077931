import type { ChangedValue } from './changed-values.ts'
import { inWords } from './content-words.ts'
import { compareValuesTexts } from './content-texts.ts'

type CompareValuesProps = { changes: readonly ChangedValue[]; was: string; is: string }

/** What changed, field by field, both sides as they're written. */
export function CompareValues({ changes, was, is }: CompareValuesProps) {
  return (
    <ul className="ops-entries">
      {changes.map((change) => (
        <li key={change.name}>
          <p className="text-small font-bold">{inWords(change.name)}</p>
          <div className="ops-versus">
            <Side name={was} lines={change.was} />
            <Side name={is} lines={change.is} isNew />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Side({ name, lines, isNew = false }: { name: string; lines: readonly string[]; isNew?: boolean }) {
  return (
    <div className="ops-side-text" data-new={isNew}>
      <p className="text-micro font-bold">{name}</p>
      <p className="ops-said text-small">{lines.length === 0 ? compareValuesTexts.empty : lines.join('\n')}</p>
    </div>
  )
}
