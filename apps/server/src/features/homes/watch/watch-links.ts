import type { Context } from '../../../context.ts'

/** Where a mail program posts to when the user presses its unsubscribe button (RFC 8058). */
export const ONE_CLICK_PATH = '/api/v1/homes/watch/stop/'

export function watchLinks({ config: { urls } }: Pick<Context, 'config'>, homeId: string, stopToken: string) {
  return {
    home: `${urls.app}/home?home=${homeId}`,
    stop: `${urls.app}/home/stop?token=${stopToken}`,
    oneClick: `${urls.api}${ONE_CLICK_PATH}${stopToken}`,
  }
}

/** Without a home it links to the page, which says how one begins. */
export function guardLinks(
  { config: { urls } }: Pick<Context, 'config'>,
  homeId: string | undefined,
  stopToken: string,
) {
  return {
    home: `${urls.app}/home${homeId === undefined ? '' : `?home=${homeId}`}`,
    stop: `${urls.app}/home/stop?about=switch&token=${stopToken}`,
    oneClick: `${urls.api}${ONE_CLICK_PATH}${stopToken}`,
  }
}

/** The page needs a press, so that a scanner which opens links confirms nothing. */
export function confirmLink({ config: { urls } }: Pick<Context, 'config'>, token: string): string {
  return `${urls.app}/home/confirm?token=${token}`
}
