import { useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '@/shared/form/draft-store'
import { testDraftSchema, type TestEntries } from '../../../model/tests/test-draft'

function readStored(key: string): TestEntries {
  const draft = testDraftSchema.safeParse(readDraft(key)?.values)
  return draft.success ? draft.data.entries : {}
}

/** What is typed, kept on this device under `key` until it is saved or discarded. */
export function useTestDraft(key: string) {
  const [entries, setEntries] = useState(() => readStored(key))
  const [wasStored, setWasStored] = useState(() => Object.keys(entries).length > 0)

  useEffect(() => {
    if (Object.keys(entries).length > 0) writeDraft(key, { entries })
    else clearDraft(key)
  }, [key, entries])

  return {
    entries,
    change: setEntries,
    /** Typed at an earlier visit; until it is saved, discarded or acknowledged. */
    wasStored,
    forgetStored: () => setWasStored(false),
    clear: () => {
      setEntries({})
      setWasStored(false)
    },
  }
}

export type TestDraft = ReturnType<typeof useTestDraft>
