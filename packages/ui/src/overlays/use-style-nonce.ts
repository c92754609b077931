import { useState } from 'react'

/** Lets the scroll lock add its style under a content security policy: it borrows the nonce of the page's own scripts. */
export function useStyleNonce(): void {
  // In the first render, because the scroll lock adds its style before any of our effects run.
  useState(borrowNonce)
}

function borrowNonce(): void {
  if (typeof document === 'undefined') return
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  // The name that the lock's style library looks up when its own setter was not called.
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
