/** Lets the scroll lock of the dialogs add its style under a content security policy; call once, before hydration. */
export function setStyleNonce(nonce: string): void {
  // The name that the lock's style library looks up when its own setter was not called.
  Object.assign(globalThis, { __webpack_nonce__: nonce })
}
