import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { clearDraft, writeDraft } from './draft-store'

const pauseMs = 400

/** Keeps the draft 400 ms behind the typing, and up to date when the tab hides; cleared by a save. */
export function useDraftWriter(draftKey: string, saved: number): void {
  const { subscribe, getValues, formState } = useFormContext()
  const { isDirty } = formState

  useEffect(() => {
    if (saved > 0) clearDraft(draftKey)
  }, [draftKey, saved])

  useEffect(() => {
    let timer: number | undefined
    let isWaiting = false
    const write = () => {
      window.clearTimeout(timer)
      if (isWaiting) writeDraft(draftKey, getValues())
      isWaiting = false
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        window.clearTimeout(timer)
        isWaiting = state.isDirty ?? isDirty
        if (isWaiting) timer = window.setTimeout(write, pauseMs)
      },
    })
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      stop()
      window.clearTimeout(timer)
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
    }
  }, [draftKey, getValues, isDirty, subscribe])
}
