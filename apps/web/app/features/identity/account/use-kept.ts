import { readKept } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useEffect, useState } from 'react'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'

/** Where it cannot be asked, it is said with an if. */
const UNKNOWN =
  'If you won a prize, we keep a record of it for up to 6 years, because the law says we must be able to prove we awarded it.'

/** What stays when the account goes; undefined until it is known. Nothing stays of most people. */
export function useKept(settings: IdentitySettings | undefined): readonly string[] | undefined {
  const [kept, setKept] = useState<readonly string[]>()
  const apiUrl = !settings || settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl

  useEffect(() => {
    let isWanted = true
    const read = async () => createClient(fetchSend(apiUrl))(readKept, {}, { token: await auth.token() })
    void read()
      .then(
        ({ kept: words }) => words,
        () => [UNKNOWN],
      )
      .then((words) => isWanted && setKept(words))
    return () => {
      isWanted = false
    }
  }, [apiUrl])
  return kept
}
