import type { Switch } from '@mowatt/contract'
import { useEffect, useState } from 'react'
import type { SwitchClient } from './switch-client.ts'

export type SwitchList = { kind: 'loading' } | { kind: 'listed'; switches: Switch[] } | { kind: 'trouble' }

export function useSwitchList(client: SwitchClient): { list: SwitchList; retry: () => void } {
  const [list, setList] = useState<SwitchList>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    client.list(left.signal).then(
      (switches) => !left.signal.aborted && setList({ kind: 'listed', switches }),
      () => !left.signal.aborted && setList({ kind: 'trouble' }),
    )
    return () => left.abort()
  }, [client, tries])

  function retry() {
    setList({ kind: 'loading' })
    setTries((before) => before + 1)
  }
  return { list, retry }
}
