import type { Context } from '../../../context.ts'
import type { SwitchToGuard } from '../../switching/public.ts'
import type { Entered } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { type GuardRow, listGuards } from './guard-store.ts'
import { switchesOfHome } from './switches-of-home.ts'

/** `guard` is undefined until the job of the consent has created it. */
export type GuardOfHome = { about: SwitchToGuard; guard: GuardRow | undefined }

/** The switches of a home, newest first, with questions and answers. */
export async function guardsOfHome(
  ctx: Context,
  who: Pick<Asking, 'subject'>,
  entered: Entered,
): Promise<GuardOfHome[]> {
  const switches = await switchesOfHome(ctx, ctx.db, who, entered)
  const ids = switches.map(({ switchId }) => switchId)
  const guards = await listGuards(ctx, ctx.db, ids)
  return switches.map((about) => ({ about, guard: guards.find(({ switchId }) => switchId === about.switchId) }))
}
