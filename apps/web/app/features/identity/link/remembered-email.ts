import { readStored, removeStored, writeStored } from '../../../browser/storage.ts'

const KEY = 'emailForSignIn'

/** The address that this browser requested a link for; only its owner's browser knows it. */
export const rememberedEmail = {
  key: KEY,
  read: () => readStored('local', KEY),
  write: (email: string) => writeStored('local', KEY, email),
  forget: () => removeStored('local', KEY),
}
