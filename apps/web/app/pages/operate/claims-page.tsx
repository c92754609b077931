import { listClaimRegister } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useOutletContext } from 'react-router'
import { ClaimRegister } from '../../features/operate/claim-register.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.claims

export const handle = { title }

const readClaims = (call: Call) => call(listClaimRegister, {})

/** The site's claims, and their expiry dates. */
export default function ClaimsPage() {
  const context = useOutletContext<OperatorContext>()
  const reading = useOperatorRead(context.call, readClaims)
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {({ claims }) => (
        <ClaimRegister claims={claims} call={context.call} onChange={(found) => reading.put({ claims: found })} />
      )}
    </ShownRead>
  )
}
