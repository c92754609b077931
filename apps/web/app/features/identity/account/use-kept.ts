import { readKept } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useEffect, useState } from 'react'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { keptTexts } from './account-texts.ts'

/** If it cannot be fetched, the text is conditional. */

/** What is kept when the account is deleted; undefined until it is known. For most users it is nothing. */
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
