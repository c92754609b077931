import type { World } from '@mowatt/agent'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { listReadBills } from '../bills/public.ts'
import type { HomeInChat, HomesOfChats } from '../chat/public.ts'
import type { AgreedSwitch } from '../switching/public.ts'
import { chooseHome } from './choose-home.ts'
import { dealAmong, switchesOf, switchesOfPeople } from './deal-of-home.ts'
import { type HomeRecord, listHomesOf } from './home-store.ts'
import { keysOfBill } from './supply-keys.ts'

type WithHome = Pick<HomeRecord, 'owner' | 'userId' | 'createdAt' | 'content'> & { id?: string }

/**
 * How a conversation of a signed-in user learns of their home: the deal that it switched to, and what the user said.
 */
export function homeInChat(ctx: Context): HomesOfChats['read'] {
  return async (who, chat) => {
    if (who.kind !== 'user') return undefined
    const homes = await listHomesOf(ctx, ctx.db, who.subject)
    const home = homeOf(ctx, homes, who.subject, chat)
    if (!home && homes.length < 2) return undefined
    const switches = await switchesOfPeople(ctx, ctx.db, home ? [home] : homes)
    const known = (each: WithHome) => knownOf(ctx, each, switches, chat.bills.length === 0)
    if (home) return known(home)
    return {
      homes: await Promise.all(
        homes.map(async (each) => ({ id: each.id, name: each.content.name, ...(await known(each)) })),
      ),
    }
  }
}

async function knownOf(
  ctx: Context,
  home: WithHome,
  ofPeople: readonly AgreedSwitch[],
  needsBill: boolean,
): Promise<HomeInChat> {
  const switches = switchesOf(ctx, ofPeople, home)
  const { agreed, switchId, told, errands } = dealAmong(switches, home, londonDay(ctx.now()))
  const running = switches.find(({ movedOn }) => movedOn === null)
  return {
    home: {
      ...(home.id !== undefined && { id: home.id }),
      agreed,
      told,
      ...(switchId !== undefined && { switchId }),
      ...(running && { coming: running.offer }),
      ...errands,
    },
    bills: needsBill ? await newestBill(ctx, home) : [],
  }
}

/** The home of the conversation's bill, else the one that began here, else the only one. Ambiguous with several. */
function homeOf(
  ctx: Context,
  homes: readonly HomeRecord[],
  subject: string,
  { id, bills }: Parameters<HomesOfChats['read']>[1],
): WithHome | undefined {
  const facts = bills.findLast(({ reading }) => reading.facts.isEnergyBill)?.reading.facts
  if (!facts) return homes.find(({ chatId }) => chatId === id) ?? (homes.length === 1 ? homes[0] : undefined)
  const supply = keysOfBill(ctx, facts)
  const found = chooseHome(
    supply,
    homes.map((home) => ({ home, keys: home.content.supply })),
  )
  // A user who never opened their homes has none yet, and may have switched all the same.
  const content = { name: '', told: {}, bills: [], supply }
  return found?.home ?? { owner: subject, userId: subject, createdAt: ctx.now(), content }
}

async function newestBill(ctx: Context, { content }: WithHome): Promise<HomeInChat['bills']> {
  const newest = content.bills.at(-1)
  const read = newest ? await listReadBills(ctx, ctx.db, { ids: [newest.id] }) : []
  return read.map(({ id, reading }): World['bills'][number] => ({ billId: id, reading }))
}
