import { listOwnLooks, type ReplyOf } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useEffect, useState } from 'react'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'

type Looks = ReplyOf<typeof listOwnLooks>['looks']

export function useStaffAccess(settings: IdentitySettings) {
  const [looks, setLooks] = useState<Looks>()
  const [hasFailed, setHasFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const apiUrl = settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl

  useEffect(() => {
    let isWanted = true
    const read = async () => createClient(fetchSend(apiUrl))(listOwnLooks, {}, { token: await auth.token() })
    void read().then(
      (found) => isWanted && setLooks(found.looks),
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [apiUrl, turn])
  const again = () => {
    setHasFailed(false)
    setTurn((last) => last + 1)
  }
  return { looks, hasFailed, again }
}
