import { useEffect, useState } from 'react'
import { openDeviceStore } from '@/lib/device/device-storage'
import type { LivePlan } from '../../model/live-plan'
import { act, type LiveAction } from '../../model/live-run'
import { writeLive, replacePlan, type LiveRecord } from '../../model/live-store'

const store = openDeviceStore('live_session')

interface LiveStart {
  storeKey: string
  record: LiveRecord
  /** The plan was changed after this run had begun. */
  newer: LivePlan | null
}

/** The running session, kept on the device with every tap. */
export function useLive({ storeKey, record: first, newer: changed }: LiveStart) {
  const [record, setRecord] = useState(first)
  const [newer, setNewer] = useState(changed)
  const [isKept, setIsKept] = useState(true)

  // also before the start: opened once, it opens again without a connection
  useEffect(() => {
    writeLive(store, storeKey, first)
  }, [storeKey, first])

  function saveRecord(next: LiveRecord) {
    setRecord(next)
    setIsKept(writeLive(store, storeKey, next))
  }

  function dispatch(action: LiveAction) {
    const now = Date.now()
    const { plan, run } = record
    saveRecord({ kept_at: now, plan, run: act(run, action, plan.steps.length, now) })
  }

  function takeNewer() {
    if (newer) saveRecord(replacePlan(record, newer, Date.now()))
    setNewer(null)
  }

  return { ...record, dispatch, newer, takeNewer, isKept }
}
