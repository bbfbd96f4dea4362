/** The favourite star: a person's own mark on an exercise. */
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrapVoid } from '@/lib/supabase/unwrap'
import { exerciseQueries, type ExerciseAnswer } from './exercises'

async function setFavourite({ id, variantIds, isFavourite }: FavouriteChange): Promise<void> {
  const client = await getDb()
  const table = client.from('exercise_favourites')
  if (!isFavourite) return unwrapVoid(table.delete().in('exercise_id', variantIds))
  await unwrapVoid(
    table.upsert(
      { exercise_id: id },
      { onConflict: 'user_id,exercise_id', ignoreDuplicates: true },
    ),
  )
}

interface FavouriteChange {
  /** The size that is starred. */
  id: string
  /** All that lose the star: every size where a card stands for them all. */
  variantIds: readonly string[]
  isFavourite: boolean
}

/**
 * The star answers at once; a refused write puts it back (and the global toast says so). Lists stay as
 * they are: what loses its star under "favourites" leaves with the next search, not under the hand.
 */
export function useToggleFavourite() {
  const client = useQueryClient()
  const searches = { queryKey: exerciseQueries.searches() }
  const scrolls = { queryKey: exerciseQueries.scrolls() }

  function mark({ id, isFavourite }: FavouriteChange): void {
    const markFavourite = (answer: ExerciseAnswer): ExerciseAnswer => ({
      ...answer,
      rows: answer.rows.map((row) =>
        row.variant_ids.includes(id) ? { ...row, is_favourite: isFavourite } : row,
      ),
    })
    client.setQueriesData<ExerciseAnswer>(searches, (answer) => answer && markFavourite(answer))
    client.setQueriesData<InfiniteData<ExerciseAnswer>>(
      scrolls,
      (found) => found && { ...found, pages: found.pages.map(markFavourite) },
    )
  }

  return useMutation({
    mutationFn: setFavourite,
    meta: {
      writes: ['exercise_favourites'],
      spares: [searches.queryKey, scrolls.queryKey, exerciseQueries.candidates()],
    },
    onMutate: async (change) => {
      await Promise.all([client.cancelQueries(searches), client.cancelQueries(scrolls)])
      mark(change)
    },
    onError: (_error, change) => mark({ ...change, isFavourite: !change.isFavourite }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ ...searches, refetchType: 'none' }),
        client.invalidateQueries({ ...scrolls, refetchType: 'none' }),
      ]),
  })
}
