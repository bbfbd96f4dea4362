import { useTranslation } from 'react-i18next'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { attributes } from '../../model/attributes'
import type { RatedPlayer } from '../../model/rating/rated-player'
import { PrecisionToggle } from '../figures/precision-toggle'
import { DraftBack } from './draft-back'
import { RateOne } from './one/rate-one'
import { SaveBar } from './save-bar'
import { SaveProblem } from './save-problem'
import { useRatingDraft } from './use-rating-draft'
import { useRatingPad } from './use-rating-pad'
import { useSave } from './use-save'

interface RateSheetProps {
  player: RatedPlayer
  draftKey: string
  refresh: () => void
  onClose: () => void
}

/** The coach's update of one player: the grid's parts, one row. */
export function RateSheet({ player, draftKey, refresh, onClose }: RateSheetProps) {
  const { t } = useTranslation('stats')
  const draft = useRatingDraft(draftKey)
  const players = [player]
  const pad = useRatingPad({ players, columns: attributes, draft, direction: 'stay' })
  const { save, isSaving, error, reset } = useSave({ draft, refresh, onSaved: onClose })
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('rate.update_title', { name: player.name })}
      width={720}
      footer={
        <SaveBar
          draft={draft}
          isSaving={isSaving}
          onSave={save}
          problem={<SaveProblem draft={draft} players={players} error={error} onAnswered={reset} />}
          isInSheet
        />
      }
    >
      <div className={layout.stack3}>
        <DraftBack draft={draft} />
        <RateOne player={player} row={0} columns={attributes} draft={draft} pad={pad} isInSheet />
        <div>
          <PrecisionToggle />
        </div>
      </div>
    </Sheet>
  )
}
