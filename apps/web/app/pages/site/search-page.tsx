import { EmptyState, Link } from '@mowatt/ui'
import { data } from 'react-router'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keepDocuments } from '../../features/search/keep-documents.server.ts'
import { SearchResults } from '../../features/search/search-results.tsx'
import type { searchFor } from '../../features/search/search-tasks.ts'
import { searchPageTexts } from '../../features/search/search-texts.ts'
import { SearchForm } from '../../shell/search-form.tsx'
import { staticPage } from '../../shell/static-page.ts'
import { content, visitContext } from '../../visit.ts'
import { legalPaths, pagePaths } from '../seo/site-paths.ts'
import { searchDocuments } from '../seo/search-documents.ts'
import type { Route } from './+types/search-page.ts'

export const handle = staticPage

const LONGEST_QUERY = 100
const SEARCH_TASKS = 'features/search/search-tasks.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  if (query === '') return { state: 'empty', query } as const
  if (query.length > LONGEST_QUERY) return { state: 'too long', query } as const
  const read = content(context)
  const [posts, faqs, benefits, legal, pages] = await Promise.all([
    read.posts(),
    read.faqs(),
    read.benefits(),
    Promise.all(legalPaths.map(async ({ name, path }) => ({ document: await read.legal(name), path }))),
    Promise.all(pagePaths.map(async ({ name, path }) => ({ page: await read.page(name), path }))),
  ])
  const parts = [posts, faqs, benefits, ...legal.map(({ document }) => document), ...pages.map(({ page }) => page)]
  const documents = keepDocuments(parts, () => searchDocuments({ posts, faqs, benefits, legal, pages }))
  const page = Number.parseInt(searchParams.get('page') ?? '1', 10)
  const input = { query, page: Number.isNaN(page) ? 1 : page }
  const visit = context.get(visitContext)
  const outcome = await visit.work<typeof searchFor>(SEARCH_TASKS, 'searchFor', input, { documents })
  return outcome ? ({ state: 'searched', query, outcome } as const) : data({ state: 'too slow', query } as const, 503)
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { state, query } = loaderData
  const error =
    state === 'too long'
      ? searchPageTexts.tooLong(LONGEST_QUERY)
      : state === 'too slow'
        ? searchPageTexts.tooSlow
        : undefined
  return (
    <div className="mx-auto grid w-[min(100%-2*var(--gutter),var(--w-read))] gap-10 py-section">
      <PageMeta
        title={query === '' ? searchPageTexts.title : searchPageTexts.titleFor(query.slice(0, LONGEST_QUERY))}
        description={searchPageTexts.description}
        path="/search"
        isIndexed={false}
      />
      <h1 className="text-title">{searchPageTexts.title}</h1>
      <SearchForm query={query} error={error} />
      {state === 'empty' && <p className="text-text-2">{searchPageTexts.hint}</p>}
      {state === 'searched' && loaderData.outcome.total > 0 && (
        <SearchResults query={query} outcome={loaderData.outcome} />
      )}
      {state === 'searched' && loaderData.outcome.total === 0 && (
        <EmptyState
          headingLevel="h2"
          title={searchPageTexts.none(query)}
          text={
            <>
              {searchPageTexts.noneText[0]}
              <Link href="/learn-more">{searchPageTexts.noneText[1]}</Link>
              {searchPageTexts.noneText[2]}
            </>
          }
        />
      )}
    </div>
  )
}
