/** Whether an address is this machine itself (loopback), where traffic can't be intercepted. */
export function isLoopback(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? ''
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
