import {
  addPasskey,
  askPasskey,
  askPasskeySignIn,
  confirmWithPasskey,
  deviceName,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { newId } from '../../../browser/new-id.ts'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { passkeyTexts } from './passkey-texts.ts'

export type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null }

/**
 * The user's actions on passkeys. The library that calls the authenticator is loaded at the first press, and not
 * before. A page that doesn't start the sign-in library brings a token of its own: that of the library never comes there.
 */
export function passkeyActions(settings: IdentitySettings, token: () => Promise<string> = () => auth.token()) {
  const call = createClient(fetchSend(settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl))
  const write = async () => ({ token: await token(), idempotencyKey: newId() })

  async function ask(purpose: 'add' | 'confirm') {
    return (await call(askPasskey, { body: { purpose } }, { token: await token() })).options
  }

  async function answer(options: Record<string, unknown>) {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    return toCredential(await startAuthentication({ optionsJSON }))
  }

  return {
    async list(): Promise<Passkey[]> {
      return (await call(listPasskeys, {}, { token: await token() })).passkeys
    },
    async add(): Promise<Passkey> {
      const optionsJSON = (await ask('add')) as unknown as PublicKeyCredentialCreationOptionsJSON
      const { startRegistration } = await import('@simplewebauthn/browser')
      const credential = toCredential(await startRegistration({ optionsJSON }))
      const body = { name: deviceName(navigator.userAgent) ?? passkeyTexts.ownName, credential }
      return (await call(addPasskey, { body }, await write())).passkey
    },
    async rename(id: string, name: string): Promise<Passkey> {
      return (await call(renamePasskey, { params: { id }, body: { name } }, await write())).passkey
    },
    async remove(id: string): Promise<void> {
      await call(removePasskey, { params: { id } }, await write())
    },
    /** Proves that it is still the owner who uses this session. */
    async confirm(): Promise<void> {
      const credential = await answer(await ask('confirm'))
      await call(confirmWithPasskey, { body: { credential } }, await write())
    },
    /** Signs in the owner of the chosen passkey: no address is typed. */
    async signIn(): Promise<void> {
      const { options } = await call(askPasskeySignIn, { body: {} })
      const credential = await answer(options)
      await auth.start(settings)
      await auth.signIn((provider) => provider.signInWithToken(JSON.stringify(credential)))
    },
  }
}

/** The parts of a response that the server validates; the rest is up to the browser. */
function toCredential({ id, rawId, response }: { id: string; rawId: string; response: object }) {
  return { id, rawId, type: 'public-key' as const, response: { ...response } }
}
