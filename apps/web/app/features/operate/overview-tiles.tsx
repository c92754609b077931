import type { ConsolePage } from '@mowatt/contract'
import { AppLink } from '../../shell/app/app-link.tsx'
import { consoleWords, pagesInOrder } from '../../shell/operate/console-words.ts'
import { tilesTexts } from './operate-texts.ts'

type OverviewTilesProps = {
  pages: readonly ConsolePage[]
  /** The number of pending decisions, once known. */
  waiting?: string | undefined
}

/** A tile leads to each page that is theirs. */
export function OverviewTiles({ pages, waiting }: OverviewTilesProps) {
  return (
    <ul className="ops-ways">
      {pagesInOrder(pages).map((page) => {
        const { title, path, text } = consoleWords[page]
        return (
          <li key={page}>
            <h2 className="text-h4">
              <AppLink href={path}>{title}</AppLink>
            </h2>
            {page === 'held' && waiting !== undefined && (
              <p className="ops-waits">{waiting === '0' ? tilesTexts.nothingWaiting : tilesTexts.waiting(waiting)}</p>
            )}
            <p className="text-small text-text-2">{text}</p>
          </li>
        )
      })}
    </ul>
  )
}
