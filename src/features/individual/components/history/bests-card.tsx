import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { Sparkline } from '@/shared/ui/cards/sparkline'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useBests, type BestRow } from '../../api/progress'
import { isAtTarget } from '../../model/exercise'
import { computeGrowth, hasTrend } from '../../model/history/bests'
import { useIndividualText } from '../use-individual-text'

interface BestsCardProps {
  playerId: string
  /** The exercise the list below is narrowed to. */
  chosen: string
  onChoose: (exerciseId: string) => void
}

/** Each exercise with its best so far and the way there; the player is compared with nobody else. */
export function BestsCard({ playerId, chosen, onChoose }: BestsCardProps) {
  const { t } = useTranslation('individual')
  const bests = useBests(playerId)
  return (
    <SectionCard title={t('bests.title')} description={t('bests.text')}>
      <ul className={layout.listStack2}>
        {bests.map((best) => (
          <BestItem
            key={best.exercise_id}
            best={best}
            isChosen={best.exercise_id === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

interface BestItemProps {
  best: BestRow
  isChosen: boolean
  onChoose: (exerciseId: string) => void
}

function BestItem({ best, isChosen, onChoose }: BestItemProps) {
  const { t } = useTranslation('individual')
  const text = useIndividualText()
  const result = text.formatBest(best)
  const growth = computeGrowth(best)
  const title = best.title || t('history.no_title')
  return (
    <li className={layout.between}>
      <div className={`${layout.stack1} ${layout.grow}`} style={{ flexBasis: '14rem' }}>
        <span className={layout.name}>{title}</span>
        <span className={layout.dim13}>
          {t('bests.times', { count: best.entries })}
          {' · '}
          {t('bests.last', { day: formatDate(best.last_at) })}
        </span>
        {growth > 0 ? (
          <span className={`${layout.size13} ${layout.accent}`}>
            {t(best.is_lower_better ? 'bests.faster' : 'bests.grown', {
              result: text.formatResult(best.measure, growth),
            })}
          </span>
        ) : null}
      </div>
      <div className={layout.row2}>
        {hasTrend(best) ? <Sparkline series={best.results} /> : null}
        {result ? (
          <span className={layout.stack1}>
            <b data-figures="">{result}</b>
            {best.best !== null && isAtTarget(best.best, best) ? (
              <StatusBadge tone="green">{t('target.reached')}</StatusBadge>
            ) : null}
          </span>
        ) : (
          <span className={layout.dim13}>{text.formatMinutes(best.minutes)}</span>
        )}
        <Button
          kind={isChosen ? 'secondary' : 'quiet'}
          onClick={() => onChoose(isChosen ? '' : best.exercise_id)}
        >
          {t(isChosen ? 'bests.all' : 'bests.entries')}
        </Button>
      </div>
    </li>
  )
}
