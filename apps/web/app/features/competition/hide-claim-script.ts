const SOURCE = `(function () {
  var address = new URL(location.href)
  if (!address.searchParams.has('token')) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
})()`

/** First in the head of the claim page: the claim token is removed from the address, before any request. */
export function hideClaimScript(): string {
  return SOURCE.replaceAll(/\n\s*/g, '\n')
}
