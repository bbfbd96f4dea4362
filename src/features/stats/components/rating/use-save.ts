import { showToast } from '@/lib/toast'
import { useSaveRatings } from '../../api/ratings'
import type { RatingDraft } from '../../model/rating/draft'
import type { Draft } from './use-rating-draft'

interface SaveOptions {
  draft: Draft
  /** After a refusal: what colleagues rated is asked for again. */
  refresh: () => void
  onSaved?: (saved: RatingDraft) => void
}

/** One save for everything typed, all or nothing; a refused one keeps the draft. */
export function useSave({ draft, refresh, onSaved }: SaveOptions) {
  const { mutate, isPending, error, reset } = useSaveRatings()

  function save() {
    const sent = draft.present
    mutate(sent, {
      onSuccess: () => {
        showToast('success', sent.isShared ? 'stats:rate.saved_shared' : 'stats:rate.saved')
        draft.step({ kind: 'saved' })
        draft.forgetStored()
        onSaved?.(sent)
      },
      onError: refresh,
    })
  }

  return { save, isSaving: isPending, error, reset }
}
