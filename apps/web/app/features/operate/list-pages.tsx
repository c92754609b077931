import { ButtonLink } from '@mowatt/ui'
import { AppLink } from '../../shell/app/app-link.tsx'
import { pagesTexts } from './operate-texts.ts'

type ListPagesProps = {
  first: string
  isFirst: boolean
  /** Nothing on the last page. */
  next: string | null
}

/** Navigation through a list with cursors instead of page numbers, and back to its start. */
export function ListPages({ first, isFirst, next }: ListPagesProps) {
  if (isFirst && next === null) return null
  return (
    <nav aria-label={pagesTexts.title} className="ops-pages">
      {!isFirst && (
        <ButtonLink as={AppLink} variant="quiet" size="small" href={first}>
          {pagesTexts.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink as={AppLink} variant="quiet" size="small" href={next}>
          {pagesTexts.next}
        </ButtonLink>
      )}
    </nav>
  )
}
