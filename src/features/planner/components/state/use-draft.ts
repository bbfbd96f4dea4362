import { useEffect, useRef, useState } from 'react'
import { trainingDrafts, type TrainingDraft } from '../../model/training-draft'
import type { PlannerState } from './use-planner-state'

const pauseMs = 400

interface DraftOptions {
  storageKey: string
  /** The draft there was when the planner opened. */
  start: TrainingDraft | null
  /** Version the plan on screen is based on; null for a new session. */
  baseVersion: number | null
}

/** Keeps what is planned on this device, a moment after each change and at the latest when one leaves. */
export function useDraft(state: PlannerState, options: DraftOptions) {
  const { storageKey, start, baseVersion } = options
  const [found, setFound] = useState(start)
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const isOver = useRef(false)
  const timer = useRef<number>(undefined)
  const latest = useRef({ state, baseVersion })

  useEffect(() => {
    latest.current = { state, baseVersion }
  })

  useEffect(() => {
    function write() {
      window.clearTimeout(timer.current)
      timer.current = undefined
      if (isOver.current) return
      const { state: now, baseVersion: base_version } = latest.current
      if (!now.isChanged()) {
        trainingDrafts.remove(storageKey)
        setKeptAt(null)
        return
      }
      const saved_at = Date.now()
      const isKept = trainingDrafts.write(storageKey, {
        saved_at,
        base_version,
        values: now.values(),
      })
      setIsRefused(!isKept)
      setKeptAt(isKept ? saved_at : null)
    }
    function flush() {
      if (timer.current !== undefined) write()
    }
    const stop = latest.current.state.subscribe(() => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(write, pauseMs)
    })
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      stop()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [storageKey])

  /** Forgets what was kept; `saved` ends the keeping for good. */
  function discardDraft(isSaved = false) {
    isOver.current = isSaved
    window.clearTimeout(timer.current)
    timer.current = undefined
    trainingDrafts.remove(storageKey)
    setFound(null)
    setKeptAt(null)
  }

  return { found, keptAt, isRefused, drop: discardDraft }
}
