const SOURCE = `(function () {
  var address = new URL(location.href)
  if (!address.searchParams.has('token')) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
})()`

/** First thing in the head of the claim page: what lets somebody claim leaves the address, before anything is asked for. */
export function hideClaimScript(): string {
  return SOURCE.replaceAll(/\n\s*/g, '\n')
}
