import { type CardOf, Failure, type Home } from '@mowatt/contract'
import { type ComponentType, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { refreshWhenGone } from '../../browser/refresh-when-gone.ts'
import { useAct } from '../../browser/use-act.ts'
import { idleActs, type TalkActs } from '../../features/chat/conversation/talk/talk-acts.ts'
import { makeTalkActs } from '../../features/chat/conversation/talk/make-talk-acts.ts'
import type { HomeClient } from '../../features/homes/create-home-client.ts'
import { homeHref } from '../../features/homes/home-href.ts'
import type { HomeActs } from '../../features/homes/home-view.tsx'
import { signedOutTexts } from '../../features/homes/signed-out-texts.ts'

/** A placeholder for today's comparison, which is created once a button needs it. */
export const TODAY = 'today'

type Wanted = {
  api: string
  client: HomeClient
  home: Home
  email: string
  show: (home: Home) => void
  renew: () => void
  /** An action's object is gone: refreshes the page, and says so. */
  refresh: () => Promise<void>
}

/** What the user can do on the page of a home, with the identity that it belongs to. */
export function useHomeActs({
  api,
  client,
  home: { home_id: homeId, is_of_account, watch },
  email,
  show,
  renew,
  refresh,
}: Wanted) {
  const navigate = useNavigate()
  const [savedCount, setSavedCount] = useState(0)
  const [isSignedOut, setIsSignedOut] = useState(false)
  const hasAddress = is_of_account || watch?.state === 'on'

  const acts = useMemo((): HomeActs => {
    const read = async () => show(await client.read(homeId))
    const known =
      <Args extends unknown[], T>(act: (...args: Args) => Promise<T>) =>
      async (...args: Args) => {
        try {
          const done = await refreshWhenGone(() => act(...args), refresh)
          setIsSignedOut(false)
          return done
        } catch (cause) {
          if (!(cause instanceof Failure) || cause.code !== 'not_authenticated') throw cause
          setIsSignedOut(true)
          throw new Failure(cause.code, { message: signedOutTexts.error, cause })
        }
      }
    return {
      add: is_of_account
        ? async (name) => {
            const { home_id: added } = await client.add(name)
            await navigate(homeHref(added))
          }
        : undefined,
      change: known(async (change) => {
        show(await client.change(homeId, change))
        setSavedCount((before) => before + 1)
      }),
      moveBill: known(async (billId, to) => {
        await client.moveBill(billId, to)
        await read()
      }),
      remove: known(async (withBills) => {
        await client.remove(homeId, withBills)
        await navigate('/home')
        renew()
      }),
      watch: {
        watch: known(async (thresholdPence, address) => {
          await client.watch(homeId, thresholdPence, address)
          await read()
        }),
        stop: known(async () => {
          await client.stopWatch(homeId)
          await read()
        }),
        checks: known((before) => client.checks(homeId, before)),
      },
      guard: {
        answer: known(async (switchId, step, answer) => {
          show(await client.answerGuard(homeId, switchId, { step, answer }))
          setSavedCount((before) => before + 1)
        }),
        setEmails: known(async (switchId, areOn) => {
          show(await client.setGuardEmails(homeId, switchId, areOn))
          setSavedCount((before) => before + 1)
        }),
      },
      errands: known(async (change) => {
        show(await client.changeErrands(homeId, change))
        setSavedCount((before) => before + 1)
      }),
      complaints: {
        add: known(async (complaint, key) => {
          await client.complain(homeId, complaint, key)
          await read()
        }),
        change: known(async (complaintId, change) => {
          await client.changeComplaint(homeId, complaintId, change)
          await read()
        }),
        remove: known(async (complaintId) => {
          await client.deleteComplaint(homeId, complaintId)
          await read()
        }),
      },
      mail: hasAddress ? known((letter) => client.mailLetter(letter, homeId)) : undefined,
    }
  }, [client, homeId, is_of_account, hasAddress, navigate, show, renew, refresh])

  const talkActs = useMemo((): TalkActs => {
    const made = makeTalkActs(api, { token: () => client.token(homeId) }, (path) => void navigate(path))
    const kept = async (id: string) => (id === TODAY ? (await client.compare(homeId)).comparison_id : id)
    return {
      ...idleActs,
      ...made,
      email,
      startSwitch: async (id, tariffId) => made.startSwitch(await kept(id), tariffId),
      remind: async (id, on, address) => made.remind(await kept(id), on, address),
    }
  }, [api, client, homeId, navigate, email])
  return { acts, talkActs, savedCount, isSignedOut }
}

type Deals = { card: CardOf<'comparison'>; Card: ComponentType<{ card: CardOf<'comparison'> }> }

/** Today's deals, shown and hidden by one button. */
export function useDeals(client: HomeClient, homeId: string) {
  const [deals, setDeals] = useState<Deals>()
  const act = useAct()

  async function toggle() {
    if (deals) return setDeals(undefined)
    await act.run(async () => {
      const [{ card }, { HomeDeals }] = await Promise.all([client.compare(homeId), import('./home-deals.tsx')])
      setDeals({ card, Card: HomeDeals })
    })
  }
  return {
    compare: { run: () => void toggle(), isBusy: act.isBusy, isShown: deals !== undefined },
    deals,
    trouble: act.error,
  }
}
