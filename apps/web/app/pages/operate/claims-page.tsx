import { listClaimRegister } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useOutletContext } from 'react-router'
import { ClaimRegister } from '../../features/operate/claim-register.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorDesk } from '../../shell/operate/operator-desk.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.claims

export const handle = { title }

const readClaims = (call: Call) => call(listClaimRegister, {})

/** What the site claims, and until when. */
export default function ClaimsPage() {
  const desk = useOutletContext<OperatorDesk>()
  const reading = useOperatorRead(desk.call, readClaims)
  return (
    <ShownRead desk={desk} reading={reading} title={title} text={text}>
      {({ claims }) => (
        <ClaimRegister claims={claims} call={desk.call} onChange={(found) => reading.put({ claims: found })} />
      )}
    </ShownRead>
  )
}
