import { useState } from 'react'
import { IconArrowBackUp, IconAward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/features/people/api/players/players'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useCatalogue, type CatalogueAchievement } from '../../api/achievements'
import { useMayAward } from '../../api/award-rights'
import { useAwards, type Award } from '../../api/awards'
import { Badge } from '../../widgets/badge'
import { GiveSheet } from './give-sheet'
import { NextBadges } from './next-badges'
import { TakeSheet } from './take-sheet'

/** A player's cabinet: what was won, and how far the next badges are. */
export function CabinetTab({ player }: { player: Player }) {
  const { data: awards, error, refetch } = useAwards(player.id)
  const { data: catalogue, error: unknown, refetch: ask } = useCatalogue()
  if (error && !awards) return <InlineError error={error} onRetry={() => void refetch()} />
  if (unknown && !catalogue) return <InlineError error={unknown} onRetry={() => void ask()} />
  if (!awards || !catalogue) return <ListSkeleton rows={6} />
  return (
    <div className={layout.stack4}>
      <WonCard player={player} awards={awards} catalogue={catalogue} />
      <NextBadges playerId={player.id} awards={awards} catalogue={catalogue} />
    </div>
  )
}

interface WonCardProps {
  player: Player
  awards: readonly Award[]
  catalogue: readonly CatalogueAchievement[]
}

/** Coaches of the player and owners award by hand and take back. */
function WonCard({ player, awards, catalogue }: WonCardProps) {
  const { t } = useTranslation('achievements')
  const mayAward = useMayAward(player)
  const [isGiving, setIsGiving] = useState(false)
  const [taken, setTaken] = useState<Award | null>(null)
  const findText = (award: Award) => catalogue.find(({ id }) => id === award.achievement_id)

  return (
    <SectionCard
      title={t('cabinet.won')}
      description={awards.length > 0 ? t('cabinet.won_count', { count: awards.length }) : null}
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
      {awards.length === 0 ? <p className={layout.dim14}>{t('awards.empty')}</p> : null}
      <ul className={layout.listGrid3} style={columns} aria-label={t('cabinet.won')}>
        {awards.map((award) => {
          const text = findText(award)
          return (
            <li key={award.id} className={`${layout.row2} ${layout.top}`}>
              <Badge badge={award.achievement} size={56} />
              <div className={`${layout.stack1} ${layout.min} ${layout.grow}`}>
                <p className={layout.name} style={flush}>
                  {text?.title}
                </p>
                <p className={layout.dim13} style={flush}>
                  {[
                    t(`tiers.${award.achievement.tier}`),
                    formatDate(award.awarded_at),
                    award.season?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className={`${layout.size14} ${layout.breakable}`} style={flush}>
                  {award.reason ?? text?.description}
                </p>
              </div>
              {mayAward ? (
                <ActionMenu
                  label={t('menu.label', { name: text?.title ?? '' })}
                  items={[
                    {
                      label: t('awards.take_back'),
                      icon: <IconArrowBackUp size={18} stroke={1.75} />,
                      onSelect: () => setTaken(award),
                      isDanger: true,
                    },
                  ]}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
      {isGiving ? (
        <GiveSheet
          playerId={player.id}
          name={formatFullName(player)}
          onClose={() => setIsGiving(false)}
        />
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

const flush = { margin: 0 }
const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }
