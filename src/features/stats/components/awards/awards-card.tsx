import { useState } from 'react'
import { IconAward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import layout from '@/shared/ui/layout.module.css'
import { useAchievements } from '../../api/achievements'
import { useAwards, type Award } from '../../api/awards'
import styles from '../tab/lists.module.css'
import { AwardIcon } from './award-icon'
import { GiveSheet } from './give-sheet'
import { TakeSheet } from './take-sheet'

interface AwardsCardProps {
  playerId: string
  name: string
  mayAward: boolean
}

/** What was won; coaches of the player and owners award by hand and take back. */
export function AwardsCard({ playerId, name, mayAward }: AwardsCardProps) {
  const { t } = useTranslation('stats')
  const { data: awards, error, refetch } = useAwards(playerId)
  const { data: achievements = [] } = useAchievements()
  const [isGiving, setIsGiving] = useState(false)
  const [taken, setTaken] = useState<Award | null>(null)
  const findText = (award: Award) => achievements.find(({ id }) => id === award.achievement_id)

  return (
    <SectionCard
      title={t('awards.title')}
      actions={
        mayAward ? (
          <Button
            kind="secondary"
            icon={<IconAward size={18} stroke={1.75} />}
            onClick={() => setIsGiving(true)}
          >
            {t('awards.give')}
          </Button>
        ) : null
      }
    >
      {error && !awards ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {awards?.length === 0 ? <p className={layout.dim13Any}>{t('awards.empty')}</p> : null}
      <ul className={layout.listStack} aria-label={t('awards.title')}>
        {awards?.map((award) => {
          const { icon, tier } = award.achievement
          const text = findText(award)
          return (
            <li
              key={award.id}
              className={`${layout.flex} ${layout.wrap} ${layout.top} ${layout.lineBelow} ${styles.item}`}
            >
              <AwardIcon name={icon} tier={tier} />
              <div className={`${layout.stack} ${layout.gapTight} ${styles.words}`}>
                <p className={layout.name}>{text?.title}</p>
                <p className={layout.dim13Any}>
                  {[t(`awards.tiers.${tier}`), formatDate(award.awarded_at), award.season?.name]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className={`${layout.breakable} ${layout.ownLines} ${styles.note}`}>
                  {award.reason ?? text?.description}
                </p>
              </div>
              {mayAward ? (
                <Button kind="quiet" onClick={() => setTaken(award)}>
                  {t('awards.take_back')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {isGiving ? (
        <GiveSheet playerId={playerId} name={name} onClose={() => setIsGiving(false)} />
      ) : null}
      {taken ? (
        <TakeSheet
          awardId={taken.id}
          title={findText(taken)?.title ?? ''}
          onClose={() => setTaken(null)}
        />
      ) : null}
    </SectionCard>
  )
}
