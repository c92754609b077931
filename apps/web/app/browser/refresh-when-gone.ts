import { Failure } from '@mowatt/contract/failures'

/** An action's object may have been deleted in another tab: then the page is refreshed before the error is shown. */
export async function refreshWhenGone<T>(act: () => Promise<T>, refresh: () => unknown): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (cause instanceof Failure && cause.code === 'not_found') await refresh()
    throw cause
  }
}
