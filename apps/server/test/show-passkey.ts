import { addPasskey, askPasskey } from '@mowatt/contract'
import type { TestApp } from './test-app.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'

/** Gives the account of this token a passkey; from now on its session counts as confirmed. */
export async function showPasskey({ call }: Pick<TestApp, 'call'>, token: string) {
  const device = createSoftwareAuthenticator()
  const { options } = await call(askPasskey, { body: { purpose: 'add' } }, { token })
  await call(addPasskey, { body: { name: 'Test device', credential: device.create(options) } }, { token })
  return device
}
