import { SIGNED_IN_KEY } from './signed-in-key.ts'
import { minifyScript } from './minify-script.ts'

/** Runs in the head with the theme's script: the header reserves space for the account before anything is painted. */
export const accountHintScript = minifyScript(`try {
if (localStorage.getItem('${SIGNED_IN_KEY}')) document.documentElement.dataset.account = 'starting'
} catch {}`)
