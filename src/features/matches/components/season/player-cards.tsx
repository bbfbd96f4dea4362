import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import {
  listCardedPlayers,
  listKeepers,
  type SeasonResults,
} from '../../model/season/season-results'

/** Matches without a goal against, of the team and of whoever was in goal. */
export function KeepersCard({ results }: { results: SeasonResults }) {
  const { t } = useTranslation('matches/season')
  return (
    <SectionCard title={t('columns.clean_sheets')} description={t('keepers.text')}>
      <FactList
        layout="stack"
        facts={[
          { label: t('keepers.team'), value: results.record.all.clean_sheets },
          ...listKeepers(results.players).map((player) => ({
            label: formatFullName(player),
            value: player.clean_sheets,
          })),
        ]}
      />
    </SectionCard>
  )
}

/** Cards of the log, by player. */
export function BookedCard({ results }: { results: SeasonResults }) {
  const { t } = useTranslation('matches/season')
  const booked = listCardedPlayers(results.players)
  return (
    <SectionCard title={t('cards.title')} description={t('cards.text')}>
      {booked.length === 0 ? <p className={layout.dim14}>{t('cards.none')}</p> : null}
      {booked.length > 0 ? (
        <FactList
          layout="stack"
          facts={booked.map((player) => ({
            label: formatFullName(player),
            value: [
              player.yellow_cards > 0 ? t('cards.yellow', { count: player.yellow_cards }) : null,
              player.red_cards > 0 ? t('cards.red', { count: player.red_cards }) : null,
            ]
              .filter((part) => part !== null)
              .join(', '),
          }))}
        />
      ) : null}
    </SectionCard>
  )
}
