import type { World } from '@mowatt/agent'
import type { KnownFigures, Tariff } from '@mowatt/tariffs'
import type { TaskTools } from '../../platform/workers/task.ts'

type Act = 'keepComparison' | 'correctFact' | 'startSwitch' | 'setReminder' | 'stopReminders'

/**
 * The part of the world that changes from turn to turn and is sent each time. The worker already has Mo's knowledge.
 */
export type ToldWorld = Omit<World, Act | 'catalogue' | 'figures' | 'guides' | 'topics'>

/** A world as sent to a worker: what is the same for all users is sent once, and its actions are run by the server. */
export function tellWorld(world: World) {
  const {
    today,
    catalogue,
    figures,
    bills,
    home,
    homes,
    hasStoppedBill = false,
    guides,
    switches,
    reminder,
    waitlist,
  } = world
  const told: ToldWorld = {
    today,
    bills,
    hasStoppedBill,
    switches,
    waitlist,
    ...(home && { home }),
    ...(homes && { homes }),
    ...(reminder && { reminder }),
  }
  const acts: Pick<World, Act> = {
    keepComparison: (kept) => world.keepComparison(kept),
    correctFact: (...given) => world.correctFact(...given),
    startSwitch: (...given) => world.startSwitch(...given),
    setReminder: (...given) => world.setReminder(...given),
    stopReminders: () => world.stopReminders(),
  }
  return { told, resident: { catalogue, figures, guides }, acts }
}

/** The same world again, in the worker. */
export function hearWorld(told: ToldWorld, { resident, act }: TaskTools): World {
  return {
    ...told,
    catalogue: resident('catalogue') as readonly Tariff[],
    figures: resident('figures') as KnownFigures,
    guides: resident('guides') as World['guides'],
    keepComparison: (...given) => act('keepComparison', ...given) as ReturnType<World['keepComparison']>,
    correctFact: (...given) => act('correctFact', ...given) as ReturnType<World['correctFact']>,
    startSwitch: (...given) => act('startSwitch', ...given) as ReturnType<World['startSwitch']>,
    setReminder: (...given) => act('setReminder', ...given) as ReturnType<World['setReminder']>,
    stopReminders: () => act('stopReminders') as ReturnType<World['stopReminders']>,
  }
}
