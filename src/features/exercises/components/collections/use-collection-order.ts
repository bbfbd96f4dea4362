import { useState } from 'react'
import { showToast } from '@/lib/toast'
import { useSetCollectionItems, type Collection } from '../../api/collections'
import { moveIdTo } from '../../model/search/collection-schema'

/** Order and contents of a collection: shown at once, put back when the server refuses, removed with undo. */
export function useCollectionOrder({ id, items }: Collection) {
  const saved = items.map(({ exercise_id }) => exercise_id)
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const { mutateAsync: setItems } = useSetCollectionItems()

  async function put(exerciseIds: readonly string[]): Promise<boolean> {
    setWanted(exerciseIds)
    // a refusal is told by the global toast
    const isSaved = await setItems({ id, exerciseIds }).then(
      () => true,
      () => false,
    )
    setWanted(null)
    return isSaved
  }

  const ids = wanted ?? saved

  async function remove(exerciseId: string) {
    const isSaved = await put(ids.filter((other) => other !== exerciseId))
    if (!isSaved) return
    showToast('success', 'exercises:collections.removed', {
      action: { label: 'exercises:collections.undo', run: () => void put(ids) },
    })
  }

  return {
    ids,
    move: (exerciseId: string, place: number) => put(moveIdTo(ids, exerciseId, place)),
    remove,
  }
}
