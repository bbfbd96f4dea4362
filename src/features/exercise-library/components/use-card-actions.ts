import { useState } from 'react'
import type { ExerciseHit } from '@/features/exercises/api/exercises'
import { useToggleFavourite } from '@/features/exercises/api/favourites'
import type { CardAction } from '@/features/exercises/widgets/library/grid/grid-keys'
import type { OpenSheet } from './card-sheets'

/** What the buttons and keys of a card do: the star at once, everything else in a sheet. */
export function useCardActions() {
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const { mutate: toggle } = useToggleFavourite()

  function act(exercise: ExerciseHit, action: CardAction) {
    if (action !== 'favourite') setOpen({ exercise, action })
    else {
      const { id, variant_ids, is_favourite } = exercise
      toggle({ id, variantIds: variant_ids, isFavourite: !is_favourite })
    }
  }

  return { open, act, close: () => setOpen(null) }
}
