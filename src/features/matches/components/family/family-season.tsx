import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { usePlayerSeason } from '../../api/season'

interface FamilySeasonProps {
  match: Match
  family: readonly { id: string; first_name: string }[]
  isParent: boolean
}

/** What each own child did in the team's matches so far; of nobody else. */
export function FamilySeason({ match, family, isParent }: FamilySeasonProps) {
  return family.map(({ id, first_name }) => (
    <ChildSeason key={id} playerId={id} name={isParent ? first_name : null} team={match.team} />
  ))
}

interface ChildSeasonProps {
  playerId: string
  name: string | null
  team: { id: string; name: string }
}

function ChildSeason({ playerId, name, team }: ChildSeasonProps) {
  const { t } = useTranslation('matches/season')
  const { data } = usePlayerSeason(playerId, team.id)
  if (!data || data.matches === 0) return null
  const cards = data.yellow_cards + data.red_cards
  return (
    <SectionCard
      title={name === null ? t('child.own') : t('child.title', { name })}
      description={t('child.text', { team: team.name })}
    >
      <div className={layout.stack2}>
        <FactList
          facts={[
            { label: t('columns.matches'), value: data.matches },
            { label: t('columns.starts'), value: data.starts },
            { label: t('columns.minutes'), value: data.minutes },
            { label: t('columns.scored'), value: data.goals },
            { label: t('columns.assists'), value: data.assists },
            ...(data.goalkeeper_minutes > 0
              ? [{ label: t('columns.clean_sheets'), value: data.clean_sheets }]
              : []),
            ...(cards > 0 ? [{ label: t('cards.title'), value: cards }] : []),
          ]}
        />
      </div>
    </SectionCard>
  )
}
