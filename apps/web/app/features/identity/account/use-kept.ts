import { readKept } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useEffect, useState } from 'react'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { keptTexts } from './account-texts.ts'

/** Where it cannot be asked, it is said with an if. */

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
        () => [keptTexts.winner],
      )
      .then((words) => isWanted && setKept(words))
    return () => {
      isWanted = false
    }
  }, [apiUrl])
  return kept
}
