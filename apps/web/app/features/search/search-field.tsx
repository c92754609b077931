import { Button, FieldMessage } from '@mowatt/ui'

type SearchFieldProps = { query: string; error: string | undefined }

export const LONGEST_QUERY = 100

/** The search form of the page itself; a GET, so that a search can be kept and sent on. */
export function SearchField({ query, error }: SearchFieldProps) {
  return (
    <search>
      <form action="/search" className="grid gap-2">
        <label htmlFor="search-words" className="justify-self-start text-small font-bold">
          Search this site
        </label>
        <div className="flex gap-2 max-sm:flex-col">
          <input
            id="search-words"
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'search-words-error' : undefined}
            className={`min-h-13 w-full rounded-3 bg-surface px-4 text-text ${error ? 'border-2 border-danger-line' : 'border-[1.5px] border-border-strong hover:border-text'}`}
          />
          <Button type="submit">Search</Button>
        </div>
        {error && <FieldMessage id="search-words-error">{error}</FieldMessage>}
      </form>
    </search>
  )
}
