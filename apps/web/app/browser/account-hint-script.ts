import { SIGNED_IN_KEY } from './signed-in-key.ts'
import { squeezeScript } from './squeeze-script.ts'

/** Runs in the head with the theme's script: the header reserves space for the account before anything is painted. */
export const accountHintScript = squeezeScript(`try {
if (localStorage.getItem('${SIGNED_IN_KEY}')) document.documentElement.dataset.account = 'starting'
} catch {}`)
