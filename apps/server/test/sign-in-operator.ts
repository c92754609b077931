import type { OperatorRole } from '@mowatt/contract'
import { setRole } from '../src/features/operators/public.ts'
import type { IdentityTestApp } from './identity-test-app.ts'
import { showPasskey } from './show-passkey.ts'

/** A token of a user who has this role and has shown a passkey. */
export async function signInOperator(
  testApp: Pick<IdentityTestApp, 'ctx' | 'call' | 'signIn'>,
  email: string,
  role: OperatorRole,
): Promise<string> {
  await setRole(testApp.ctx, email, role)
  const { idToken } = await testApp.signIn(email)
  await showPasskey(testApp, idToken)
  return idToken
}
