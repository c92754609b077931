import { CHAT_KEYS, keepChat } from '../keep-chat.ts'
import { redeemLinkScriptTexts } from './link-texts.ts'
import { redeemLink, type RedeemOptions } from './redeem-link.ts'

/** Session storage: a link that is being exchanged, in case the page is reloaded meanwhile. */
const LINK_KEY = 'mowatt.handover'

/** The script of a link's page, as text. */
export function redeemLinkScript(path: string): string {
  const options: RedeemOptions = {
    keys: CHAT_KEYS,
    linkKey: LINK_KEY,
    path,
    texts: {
      offline: redeemLinkScriptTexts.offline,
      trouble: redeemLinkScriptTexts.failed,
    },
  }
  return `(${redeemLink.toString()})(${JSON.stringify(options)},${keepChat.toString()})`.replaceAll(/\n\s*/g, '\n')
}
