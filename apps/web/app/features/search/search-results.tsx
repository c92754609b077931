import { Pagination } from '@mowatt/ui'
import { MarkedText } from './marked-text.tsx'
import { searchResultsTexts } from './search-texts.ts'
import type { Found, SearchOutcome } from './search.ts'

type SearchResultsProps = { query: string; outcome: SearchOutcome }

/** One page of results, by kind; the kind of the best result comes first. */
export function SearchResults({ query, outcome }: SearchResultsProps) {
  const { total, page, pageCount, results, isGuess } = outcome
  const groups = Map.groupBy(results, ({ kind }) => kind)
  return (
    <>
      <output className="block text-text-2">
        {searchResultsTexts.found(total, query, page, pageCount)}
        {isGuess && searchResultsTexts.closeMatches}
      </output>
      {[...groups].map(([kind, found]) => (
        <section key={kind} aria-labelledby={`results-${kind}`} className="grid gap-5">
          <h2 id={`results-${kind}`} className="text-small font-bold text-text-3">
            {searchResultsTexts.kinds[kind]}
          </h2>
          <ul className="grid gap-7">
            {found.map((result) => (
              <Result key={result.href} result={result} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={page}
        pageCount={pageCount}
        label={searchResultsTexts.pages}
        hrefFor={(target) => `/search?${new URLSearchParams({ q: query, page: String(target) }).toString()}`}
      />
    </>
  )
}

function Result({ result: { href, title, excerpt } }: { result: Found }) {
  return (
    <li className="grid gap-2">
      <h3 className="text-h4 text-balance">
        <a
          href={href}
          className="underline decoration-border-strong decoration-2 underline-offset-4 hover:decoration-text"
        >
          <MarkedText pieces={title} />
        </a>
      </h3>
      <p className="text-text-2 [overflow-wrap:anywhere]">
        <MarkedText pieces={excerpt} />
      </p>
    </li>
  )
}
