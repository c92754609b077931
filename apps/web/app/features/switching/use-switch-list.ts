import type { Switch } from '@mowatt/contract'
import { useEffect, useState } from 'react'
import type { SwitchDoor } from './switch-door.ts'

export type SwitchList = { kind: 'loading' } | { kind: 'listed'; switches: Switch[] } | { kind: 'trouble' }

export function useSwitchList(door: SwitchDoor): { list: SwitchList; retry: () => void } {
  const [list, setList] = useState<SwitchList>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    door.list(left.signal).then(
      (switches) => !left.signal.aborted && setList({ kind: 'listed', switches }),
      () => !left.signal.aborted && setList({ kind: 'trouble' }),
    )
    return () => left.abort()
  }, [door, tries])

  function retry() {
    setList({ kind: 'loading' })
    setTries((before) => before + 1)
  }
  return { list, retry }
}
