/** Texts for passkeys: at sign-in, in the account and in the console. */

export const passkeyTexts = {
  ownName: 'My passkey',
} as const

export const passkeySignInTexts = {
  signingIn: 'Signing in',
  signIn: 'Sign in with a passkey',
} as const

export const passkeyTroubleNoteTexts = {
  confirming: 'Confirming',
  confirm: 'Confirm with your passkey',
  sending: 'Sending',
  sendLink: 'Send me a sign-in link',
} as const

export const passkeyTroubleTexts = {
  offline: 'We can’t reach the server. Check your connection and try again.',
} as const

export const secondFactorGateTexts = {
  ways: {
    passkey: {
      title: 'Confirm with your passkey',
      text: 'You’re signed in. This page also needs your passkey, once every 12 hours.',
      button: 'Confirm with your passkey',
    },
    none: {
      title: 'Add a passkey',
      text: 'You’re signed in. This page also needs a passkey, so your phone or computer can confirm it’s you with your fingerprint, face or PIN.',
      button: 'Add a passkey',
    },
  },
  waiting: 'Waiting for your passkey',
  unusable: 'This browser can’t use passkeys. Please open the page in another one.',
  lost: 'Lost your device? An administrator can reset your passkeys.',
} as const
