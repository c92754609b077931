import { ButtonLink } from '@mowatt/ui'
import { AppLink } from '../../shell/app/app-link.tsx'

type ListPagesProps = {
  first: string
  isFirst: boolean
  /** Nothing on the last page. */
  next: string | null
}

/** On through a list whose pages have no numbers, and back to its start. */
export function ListPages({ first, isFirst, next }: ListPagesProps) {
  if (isFirst && next === null) return null
  return (
    <nav aria-label="Pages" className="ops-pages">
      {!isFirst && (
        <ButtonLink as={AppLink} variant="quiet" size="small" href={first}>
          First page
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink as={AppLink} variant="quiet" size="small" href={next}>
          Next page
        </ButtonLink>
      )}
    </nav>
  )
}
