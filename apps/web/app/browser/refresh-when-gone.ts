import { Failure } from '@mowatt/contract/failures'

/** What an act is about may have been deleted in another tab: then the page is brought up to date before the refusal is shown. */
export async function refreshWhenGone<T>(act: () => Promise<T>, refresh: () => unknown): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    if (cause instanceof Failure && cause.code === 'not_found') await refresh()
    throw cause
  }
}
