import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, keepDraft, type TrainingDraft } from '../../model/training-draft'
import type { TrainingValues } from '../../model/training-schema'

const pauseMs = 400

interface DraftOptions {
  storageKey: string
  /** The draft there was when the planner opened. */
  start: TrainingDraft | null
  /** Version the plan on screen is based on; null for a new session. */
  baseVersion: number | null
  /** Nothing is kept while the form says just this. */
  clean: TrainingValues
}

/** Keeps what is planned on this device, a moment after each change and at the latest when one leaves. */
export function useDraft(methods: UseFormReturn<TrainingValues>, options: DraftOptions) {
  const { storageKey, start, baseVersion, clean } = options
  const [found, setFound] = useState(start)
  const [isRefused, setIsRefused] = useState(false)
  const isOver = useRef(false)
  const timer = useRef<number>(undefined)
  const base = useRef({ baseVersion, clean })

  useEffect(() => {
    base.current = { baseVersion, clean }
  }, [baseVersion, clean])

  useEffect(() => {
    function write() {
      window.clearTimeout(timer.current)
      timer.current = undefined
      if (isOver.current) return
      const values = methods.getValues()
      const { baseVersion, clean } = base.current
      if (JSON.stringify(values) === JSON.stringify(clean)) {
        dropDraft(localStorage, storageKey)
        return
      }
      const draft = { saved_at: Date.now(), base_version: baseVersion, values }
      setIsRefused(!keepDraft(localStorage, storageKey, draft))
    }
    function flush() {
      if (timer.current !== undefined) write()
    }
    const stop = methods.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer.current)
        timer.current = window.setTimeout(write, pauseMs)
      },
    })
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      stop()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [methods, storageKey])

  /** Forgets what was kept; `saved` ends the keeping for good. */
  function drop(isSaved = false) {
    isOver.current = isSaved
    window.clearTimeout(timer.current)
    timer.current = undefined
    dropDraft(localStorage, storageKey)
    setFound(null)
  }

  return { found, isRefused, drop }
}
