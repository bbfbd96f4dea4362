import { useState } from 'react'
import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { hasTakenPart } from '../../model/attendance'
import type { ListedPlayer } from '../../model/attendance-sheet'
import { markLimits } from '../../model/mark'
import { StatusChoice } from './status-choice'
import { useAnswerText } from '../use-answer-text'
import type { Ticks } from '../use-ticks'

interface PlayerSheetProps {
  player: ListedPlayer
  /** Minutes of the whole training. */
  length: number
  ticks: Ticks
  onClose: () => void
}

/** Everything about one player tonight: the status at once, minutes for who came late or left early. */
export function PlayerSheet({ player, length, ticks, onClose }: PlayerSheetProps) {
  const { t } = useTranslation('attendance')
  const answerText = useAnswerText()
  const { name, shown, isSuggested, player_id } = player
  const [typed, setTyped] = useState<number | null>(player.minutes)
  const isWrong = typed !== null && (typed < 0 || typed > markLimits.minutes)

  function close() {
    if (!isWrong && typed !== player.minutes && shown) ticks.tick(player_id, shown, typed)
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={close}
      title={name}
      footer={<Button onClick={close}>{t('attendance.done')}</Button>}
    >
      <div className={layout.stack4}>
        <p className={`${layout.dim14} ${layout.breakable}`}>{answerText(player)}</p>
        <StatusChoice
          label={t('attendance.choice', { name })}
          value={shown}
          isSuggested={isSuggested}
          isWide
          onChange={(status) => ticks.tick(player_id, status, hasTakenPart(status) ? typed : null)}
        />
        {hasTakenPart(shown) ? (
          <NumberInput
            label={t('attendance.minutes_label')}
            description={t('attendance.minutes_help', { count: length })}
            value={typed ?? ''}
            min={0}
            max={markLimits.minutes}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            hideControls
            inputMode="numeric"
            error={isWrong ? t('attendance.minutes_wrong', { max: markLimits.minutes }) : null}
            onChange={(next) => setTyped(typeof next === 'number' ? next : null)}
          />
        ) : null}
        {player.status !== null ? (
          <Button
            kind="quiet"
            onClick={() => {
              ticks.tick(player_id, null)
              onClose()
            }}
          >
            {t('attendance.clear')}
          </Button>
        ) : null}
      </div>
    </Sheet>
  )
}
