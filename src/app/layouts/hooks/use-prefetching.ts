import { useEffect } from 'react'
import { readBuildId } from '@/lib/env'
import { navOf } from '../nav-of'
import type { NavName } from '../resolve-layout'
import { getShownNav } from '../shown-nav'

/** Fetches the pages of the navigation ahead; only of what is built, where files come whole. */
export function usePrefetching(nav: NavName): void {
  useEffect(() => {
    if (!readBuildId()) return undefined
    let stop = () => undefined as void
    let isLeft = false
    void import('../../router/prefetch').then(({ startPrefetching }) => {
      const { sections, tabs } = getShownNav(navOf[nav])
      const entries = [...tabs, ...sections.flatMap((section) => section.entries)]
      if (!isLeft) stop = startPrefetching([...new Set(entries.map(({ to }) => to))])
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [nav])
}
