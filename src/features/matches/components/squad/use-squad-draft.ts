import { useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '@/shared/form/draft-store'
import { choicesSchema, isSameChoice, type Choices } from '../../model/squad-choice'

/**
 * The choice on its way to being published: kept on this device through a reload, seen by nobody else.
 * `published` is what the database has; a draft that says the same is none.
 */
export function useSquadDraft(key: string, published: Choices) {
  const [changed, setChanged] = useState<Choices>(() => {
    const kept = choicesSchema.safeParse(readDraft(key)?.values)
    return kept.success ? kept.data : {}
  })
  const choices: Choices = { ...published, ...changed }

  function change(next: Choices): void {
    if (isSameChoice(next, published)) {
      discardDraft()
      return
    }
    setChanged(next)
    writeDraft(key, next)
  }

  function discardDraft(): void {
    setChanged({})
    clearDraft(key)
  }

  return { choices, isChanged: !isSameChoice(choices, published), change, discard: discardDraft }
}
