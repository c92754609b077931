import { Link } from '@mowatt/ui'
import { longDate } from '../../browser/long-date.ts'
import { ruleSourcesTexts } from './app-texts.ts'

type RuleSourcesProps = { sources: readonly { publisher: string; address: string; checked_on: string }[] }

/** The sources of the rules behind an answer. */
export function RuleSources({ sources }: RuleSourcesProps) {
  return (
    <ul className="grid gap-1 text-small text-text-2">
      {sources.map(({ publisher, address, checked_on: day }) => (
        <li key={address}>
          <Link href={address} isExternal>
            {publisher}
          </Link>
          {ruleSourcesTexts.checkedOn(longDate(day))}
        </li>
      ))}
    </ul>
  )
}
