import type { Household } from '@mowatt/agent/advise-home'
import type { Note } from '@mowatt/agent/agent-state'
import type { IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { HomesOfChats, ToldInTurn } from '../chat/public.ts'
import { isCompatible } from './choose-home.ts'
import { dealOfHome, toldOfDeal } from './deal-of-home.ts'
import type { HomeContent } from './home-seal.ts'
import { type HomeRecord, listHomesOf, lockHomesOf, setApart, setHomeContent, unsetApart } from './home-store.ts'
import { withoutBill } from './place-bills.ts'
import { keysOfTold, withKeysOf } from './supply-keys.ts'
import { pick, withoutForgotten, withTold } from './told-in-talk.ts'
import { dayOf } from './wire-home.ts'

type Key = keyof Household
type Changed = {
  told: readonly Key[]
  forgotten: readonly Key[]
  disowned: string[]
  owned: string[]
  /** The day of a move: one or none. */
  moves: IsoDay[]
}

/**
 * What a signed-in user tells Mo is stored with their home too; a bill that isn't theirs is removed from their homes.
 */
export function saveToldDetails(ctx: Context): HomesOfChats['keep'] {
  return async (tx, who, turn) => {
    const changed = changedIn(turn)
    if (who.kind !== 'user' || Object.values(changed).every((each) => each.length === 0)) return
    await lockHomesOf(tx, who.subject)
    await setApart(tx, who.subject, changed.disowned)
    for (const billId of changed.owned) await unsetApart(tx, { billId })
    const homes = await listHomesOf(ctx, tx, who.subject)
    for (const home of homes) {
      const content = await contentAfter(ctx, tx, home, turn, changed)
      if (content !== home.content) await setHomeContent(ctx, tx, home.id, content)
    }
  }
}

/** What was said for certain about their own home and is new. Guesses wait until they are confirmed. */
function changedIn({ before, after }: ToldInTurn): Changed {
  const own = ({ notes = [] }: ToldInTurn['after']) => notes.filter(({ subject }) => subject === 'own')
  const isSame = (one: Note, other: Note) => JSON.stringify(one) === JSON.stringify(other)
  const isOtherHome = before.homeId !== undefined && before.homeId !== after.homeId
  const [was, is] = [before.disowned ?? [], after.disowned ?? []]
  return {
    told: own(after).flatMap((note) =>
      note.isPlain && !own(before).some((each) => isSame(each, note)) ? [note.key] : [],
    ),
    forgotten: isOtherHome
      ? []
      : own(before).flatMap(({ key }) => (own(after).some((each) => each.key === key) ? [] : [key])),
    disowned: is.filter((id) => !was.includes(id)),
    owned: was.filter((id) => !is.includes(id)),
    moves: after.movesOn === undefined || after.movesOn === before.movesOn ? [] : [after.movesOn],
  }
}

async function contentAfter(
  ctx: Context,
  tx: Db,
  home: HomeRecord,
  { chatId, homeId, after: { own } }: ToldInTurn,
  { told, forgotten, disowned, moves: [movesOn] }: Changed,
): Promise<HomeContent> {
  const kept = disowned.reduce(withoutBill, home).content
  if (home.id !== homeId) return kept
  const left = movesOn === undefined ? kept : { ...kept, errands: { ...kept.errands, movesOn } }
  if (told.length + forgotten.length === 0) return left
  const today = dayOf(ctx, home)
  const content = toldOfDeal(left, await dealOfHome(ctx, tx, { ...home, content: left }, today))
  const before = withoutForgotten(content, forgotten, chatId, today)
  const placed = told.filter((key) => key === 'postcode' || key === 'mpan')
  // Another postcode, or another meter, is another home.
  if (!isCompatible(keysOfTold(ctx, pick(own, placed)), before.supply)) return before
  const after = withTold(before, own, told, { chatId, on: today })
  return { ...after, supply: withKeysOf(ctx, before, after.told) }
}
