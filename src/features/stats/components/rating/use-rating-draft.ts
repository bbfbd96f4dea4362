import { useEffect, useReducer, useState } from 'react'
import { createHistory } from '@/lib/history'
import { clearDraft, readDraft, writeDraft } from '@/shared/form/draft-store'
import {
  countDraft,
  draftSchema,
  emptyDraft,
  applyStep,
  type RatingDraft,
} from '../../model/rating/draft'

function readStored(key: string): RatingDraft {
  const draft = draftSchema.safeParse(readDraft(key)?.values)
  return draft.success ? draft.data : emptyDraft
}

/** What is typed, with undo, kept on this device under `key` until it is saved or discarded. */
export function useRatingDraft(key: string) {
  const [history, step] = useReducer(applyStep, key, (name) => createHistory(readStored(name)))
  const [wasStored, setWasStored] = useState(() => Object.keys(history.present.entries).length > 0)
  const { present } = history

  useEffect(() => {
    if (Object.keys(present.entries).length > 0) writeDraft(key, present)
    else clearDraft(key)
  }, [key, present])

  return {
    present,
    count: countDraft(present),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Typed at an earlier visit; until it is saved, discarded or acknowledged. */
    wasStored,
    forgetStored: () => setWasStored(false),
    step,
  }
}

export type Draft = ReturnType<typeof useRatingDraft>
