import { Button, Field } from '@mowatt/ui'
import { searchFieldTexts } from './search-texts.ts'

type SearchFieldProps = { query: string; error: string | undefined }

export const LONGEST_QUERY = 100

/** The search form of the page itself; a GET, so that a search can be bookmarked and shared. */
export function SearchField({ query, error }: SearchFieldProps) {
  return (
    <search>
      <form action="/search">
        <Field id="search-words" label={searchFieldTexts.searchThisSite} error={error}>
          {(control) => (
            <div className="flex gap-2 max-sm:flex-col">
              <input
                {...control}
                className={`${control.className} min-h-13`}
                type="search"
                name="q"
                defaultValue={query}
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button type="submit">{searchFieldTexts.search}</Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  )
}
