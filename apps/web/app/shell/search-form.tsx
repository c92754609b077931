import { Button, TextField } from '@mowatt/ui'
import { searchFormTexts } from './shell-texts.ts'

type SearchFormProps = { label?: string; query?: string; error?: string | undefined }

/** The search of the site: a plain form, so that it needs no JavaScript, and a GET, so that a search can be bookmarked. */
export function SearchForm({ label = searchFormTexts.searchThisSite, query = '', error }: SearchFormProps) {
  return (
    <search className="w-full max-w-form text-start">
      <form action="/search">
        <TextField
          id="site-search"
          type="search"
          name="q"
          label={label}
          error={error}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          beside={
            <Button type="submit" variant="quiet">
              {searchFormTexts.search}
            </Button>
          }
        />
      </form>
    </search>
  )
}
