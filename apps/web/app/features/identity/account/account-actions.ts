import { deleteAccount, exportAccount, Failure, signOut } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { saveFile } from '../../../browser/save-file.ts'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { leave } from './leave.ts'

const EXPORT_PATIENCE_MS = 60_000

export type ExportedFile = { name: string; bytes: number; url: string }

/** The user's actions on their own account; each returns the reason if it failed. */
export function accountActions(settings: IdentitySettings) {
  const apiUrl = settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl
  const call = createClient(fetchSend(apiUrl))

  return {
    /** Saves everything as one JSON file; pictures and documents follow one by one. */
    async exportAll(): Promise<ExportedFile[]> {
      const token = await auth.token()
      const all = await call(exportAccount, {}, { token, timeoutMs: EXPORT_PATIENCE_MS })
      saveFile(new Blob([JSON.stringify(all, undefined, 2)], { type: 'application/json' }), 'mowatt-export.json')
      return all.files
    },
    async exportFile({ url, name }: ExportedFile): Promise<void> {
      const headers = { authorization: `Bearer ${await auth.token()}` }
      const answer = await fetch(apiUrl + url, { headers })
      if (!answer.ok) throw new Failure('request_failed', { values: { status_text: answer.statusText } })
      saveFile(await answer.blob(), name)
    },
    async signOutEverywhere(): Promise<void> {
      await call(signOut, { body: { everywhere: true } }, { token: await auth.token() })
      await leave({ ...settings, isOurs: false })
    },
    async remove(): Promise<void> {
      await call(deleteAccount, {}, { token: await auth.token() })
      // The session ended with the account: only this browser's state is left to clear.
      await leave({ ...settings, isOurs: false })
    },
  }
}

export function needsFreshSignIn(error: unknown): boolean {
  return error instanceof Failure && error.code === 'sign_in_again'
}
