import { followContentsScript } from '../../features/content/articles/follow-contents-script.ts'
import { staticPage } from '../../shell/static-page.ts'

/** Legal pages are long: their table of contents follows the reader. */
export const legalHandle = { ...staticPage, ...(import.meta.env.SSR && { ownScript: followContentsScript() }) }
