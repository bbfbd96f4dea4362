import { useState } from 'react'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import {
  listReviewedPlayers,
  getSessionReview,
  type AttendanceSheet,
} from '../../model/attendance-sheet'
import styles from './afterwards.module.css'
import { EffortScale } from './effort-scale'
import { ReviewGrid } from './review-grid'
import { SaveState, type SaveStateProps } from '../save-state'
import { SessionReview } from './session-review'
import { useReviews } from './use-reviews'

interface AfterwardsProps extends SaveStateProps {
  evening: AttendanceSheet
}

/** After the whistle: an arrow per player, how hard it was, and what the next plan should know. */
export function Afterwards({ evening, ...saving }: AfterwardsProps) {
  const { t } = useTranslation('attendance')
  const { runner, state } = saving
  const players = listReviewedPlayers(evening, state.box)
  const reviews = useReviews(players, runner)
  const session = getSessionReview(evening, state.box)
  const judged = players.filter(({ trend }) => trend !== null).length
  const [team, setTeam] = useState<number | null>(null)
  return (
    <div className={styles.page}>
      <SectionCard
        title={t('review.players')}
        description={t('review.players_text')}
        actions={
          players.length > judged ? (
            <Button
              kind="secondary"
              icon={<IconArrowRight size={18} stroke={1.75} />}
              onClick={reviews.allLevel}
            >
              {judged === 0 ? t('review.all_level') : t('review.rest_level')}
            </Button>
          ) : null
        }
      >
        {players.length === 0 ? (
          <p className={layout.dimmed}>{t('review.nobody')}</p>
        ) : (
          <div className={styles.players}>
            <div>
              <p className={`${layout.medium} ${layout.size14} ${styles.label}`}>
                {t('review.team_effort')}
              </p>
              <EffortScale
                label={t('review.team_effort')}
                value={team}
                onChange={(rpe) => {
                  reviews.teamEffort(rpe, team)
                  setTeam(rpe)
                }}
              />
            </div>
            <p className={`${layout.dim13} ${styles.keys}`}>{t('review.keys')}</p>
            <ReviewGrid players={players} reviews={reviews} />
          </div>
        )}
      </SectionCard>
      <SessionReview {...session} runner={runner} />
      <div
        className={`${layout.float} ${layout.medium} ${layout.row} ${layout.betweenLine} ${styles.bar}`}
      >
        <p data-figures="">{t('review.judged', { judged, all: players.length })}</p>
        <SaveState {...saving} />
      </div>
    </div>
  )
}
