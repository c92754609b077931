/** Whether an address leads to this machine itself, where nobody listens in on the way. */
export function isLoopback(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? ''
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
