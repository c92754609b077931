import { checkContent, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { useCallback } from 'react'
import { useOperatorRead } from '../../../shell/operate/use-operator-read.ts'
import { inWords } from './content-words.ts'
import { textCheckTexts } from './content-texts.ts'

type Checked = ReplyOf<typeof checkContent>

/** Links and spelling of a saved draft: shown before publishing, but never blocking it. */
export function TextCheck({ documentId, call }: { documentId: string; call: Call }) {
  const read = useCallback((ask: Call) => ask(checkContent, { params: { document_id: documentId } }), [documentId])
  const { value, trouble, isReading, again } = useOperatorRead(call, read)
  return (
    <section className="ops-check" aria-label={textCheckTexts.title} aria-busy={isReading}>
      <h3 className="text-small font-bold">{textCheckTexts.title}</h3>
      {trouble && (
        <Note tone="danger" announce="alert">
          {textCheckTexts.failed}{' '}
          <Button size="small" variant="quiet" onClick={again}>
            {textCheckTexts.tryAgain}
          </Button>
        </Note>
      )}
      {!value && !trouble && <p className="text-small text-text-2">{textCheckTexts.checking}</p>}
      {value && <Findings {...value} />}
    </section>
  )
}

function Findings({ links, words }: Checked) {
  if (links.length === 0 && words?.length === 0) {
    return <p className="text-small text-text-2">{textCheckTexts.nothingFound}</p>
  }
  return (
    <>
      <ul className="text-small">
        {links.map(({ field, link, problem, leads_to: leadsTo }) => (
          <li key={`${field} ${link}`}>
            {inWords(field)}: <code className="ops-said">{link}</code>. {problems[problem]}{' '}
            {leadsTo && textCheckTexts.use(leadsTo)}
          </li>
        ))}
        {words?.map(({ field, word, suggestions }) => (
          <li key={`${field} ${word}`}>
            {inWords(field)}: <strong className="ops-said">{word}</strong>.{' '}
            {suggestions.length > 0 ? textCheckTexts.didMean(suggestions.join(' or ')) : textCheckTexts.notInDictionary}
          </li>
        ))}
      </ul>
      {words === null && <p className="text-small">{textCheckTexts.noSpelling}</p>}
    </>
  )
}

const problems: Record<Checked['links'][number]['problem'], string> = textCheckTexts.problems
