import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useSubmitSelfRating } from '../../api/ratings'
import { attributes } from '../../model/attributes'
import { noteLimit } from '../../model/rating/draft'
import { getRatingFailureKey } from '../../model/rating/failure'
import type { RatedPlayer } from '../../model/rating/rated-player'
import { PrecisionToggle } from '../figures/precision-toggle'
import { RateOne } from './one/rate-one'
import { useRatingDraft } from './use-rating-draft'
import { useRatingPad } from './use-rating-pad'

interface SelfSheetProps {
  /** With the player's own earlier view. */
  player: RatedPlayer
  /** A guardian takes it down for a child without an account. */
  isForChild: boolean
  draftKey: string
  onClose: () => void
}

/** How players see themselves; the coaches see it at once. */
export function SelfSheet({ player, isForChild, draftKey, onClose }: SelfSheetProps) {
  const { t } = useTranslation('stats')
  const translate = useTranslateKey()
  const draft = useRatingDraft(draftKey)
  const pad = useRatingPad({ players: [player], columns: attributes, draft, direction: 'stay' })
  const { mutate, isPending, error } = useSubmitSelfRating()
  const entry = draft.present.entries[player.id]

  function submit() {
    if (!entry) return
    mutate(
      { playerId: player.id, values: entry.values, note: entry.note },
      {
        onSuccess: () => {
          draft.step({ kind: 'saved' })
          onClose()
        },
      },
    )
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isForChild ? t('self.title_child', { name: player.name }) : t('self.title')}
      width={720}
      footer={
        <Button
          disabled={draft.count.ratings === 0 || (entry?.note.length ?? 0) > noteLimit}
          busy={isPending}
          onClick={submit}
        >
          {t('self.submit')}
        </Button>
      }
    >
      <div className={layout.stack3}>
        <p className={layout.dim}>{t('self.text')}</p>
        {error ? (
          <Alert kind="error" title={translate(getRatingFailureKey(toAppError(error)))}>
            {t('rate.failed')}
          </Alert>
        ) : null}
        <RateOne player={player} row={0} columns={attributes} draft={draft} pad={pad} isInSheet />
        <div>
          <PrecisionToggle />
        </div>
      </div>
    </Sheet>
  )
}
