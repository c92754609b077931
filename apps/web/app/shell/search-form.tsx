import { Button } from '@mowatt/ui'
import { searchFormTexts } from './shell-texts.ts'

/** Opens the search page; a plain form, so that it needs no JavaScript. */
export function SearchForm({ label = searchFormTexts.searchThisSite }: { label?: string }) {
  return (
    <search className="w-full max-w-form">
      <form action="/search" className="search-form">
        <label htmlFor="site-search">{label}</label>
        <input id="site-search" type="search" name="q" autoComplete="off" maxLength={100} required />
        <Button type="submit" variant="quiet">
          {searchFormTexts.search}
        </Button>
      </form>
    </search>
  )
}
