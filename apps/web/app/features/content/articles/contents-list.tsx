import { ChevronDownIcon } from '@mowatt/ui'
import { contentsListTexts } from './article-texts.ts'

type Entry = { anchor: string; title: string }

/** The table of contents of a long page: beside it if there is room, in a disclosure on a phone. */
export function ContentsList({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      <details className="fold contents-folded">
        <summary>
          {contentsListTexts.onThisPage} <ChevronDownIcon size="small" />
        </summary>
        <Entries entries={entries} />
      </details>
      <div className="contents-side">
        <p className="contents-title">{contentsListTexts.onThisPage}</p>
        <Entries entries={entries} />
      </div>
    </>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav aria-label={contentsListTexts.onThisPage}>
      <ol>
        {entries.map(({ anchor, title }, at) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="contents-link">
              {at + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
