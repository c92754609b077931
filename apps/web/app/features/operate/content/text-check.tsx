import { checkContent, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { useCallback } from 'react'
import { useOperatorRead } from '../../../shell/operate/use-operator-read.ts'
import { inWords } from './content-words.ts'

type Checked = ReplyOf<typeof checkContent>

/** Links and spelling of a saved draft: told before somebody publishes it, and never in their way. */
export function TextCheck({ documentId, call }: { documentId: string; call: Call }) {
  const read = useCallback((ask: Call) => ask(checkContent, { params: { document_id: documentId } }), [documentId])
  const { value, trouble, isReading, again } = useOperatorRead(call, read)
  return (
    <section className="ops-check" aria-label="Links and spelling" aria-busy={isReading}>
      <h3 className="text-small font-bold">Links and spelling</h3>
      {trouble && (
        <Note tone="danger" announce="alert">
          We couldn’t check them.{' '}
          <Button size="small" variant="quiet" onClick={again}>
            Try again
          </Button>
        </Note>
      )}
      {!value && !trouble && <p className="text-small text-text-2">We’re checking them…</p>}
      {value && <Findings {...value} />}
    </section>
  )
}

function Findings({ links, words }: Checked) {
  if (links.length === 0 && words?.length === 0) {
    return <p className="text-small text-text-2">We didn’t find any problems. We don’t open links to other sites.</p>
  }
  return (
    <>
      <ul className="text-small">
        {links.map(({ field, link, problem, leads_to: leadsTo }) => (
          <li key={`${field} ${link}`}>
            {inWords(field)}: <code className="ops-said">{link}</code>. {problems[problem]}{' '}
            {leadsTo && `Use ${leadsTo}.`}
          </li>
        ))}
        {words?.map(({ field, word, suggestions }) => (
          <li key={`${field} ${word}`}>
            {inWords(field)}: <strong className="ops-said">{word}</strong>.{' '}
            {suggestions.length > 0 ? `Did you mean ${suggestions.join(' or ')}?` : 'It’s not in the dictionary.'}
          </li>
        ))}
      </ul>
      {words === null && <p className="text-small">We couldn’t check the spelling this time.</p>}
    </>
  )
}

const problems: Record<Checked['links'][number]['problem'], string> = {
  no_link: 'This isn’t a link we can show.',
  no_page: 'There’s no page at this address.',
  no_place: 'The page doesn’t have this question.',
  moved: 'This post has moved.',
}
