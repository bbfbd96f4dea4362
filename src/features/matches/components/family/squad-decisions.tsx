import { IconArmchair, IconCircleMinus, IconShirtSport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import type { SquadRow } from '../../api/match-squad'

interface SquadDecisionsProps {
  match: Match
  family: readonly { id: string; first_name: string }[]
  rows: readonly Pick<SquadRow, 'player_id' | 'role' | 'reason' | 'shirt_number'>[]
  isParent: boolean
}

const icons = { starter: IconShirtSport, bench: IconArmchair, not_called: IconCircleMinus }

/** What the coach decided about each own child, with a kind word where it stays at home. */
export function SquadDecisions({ match, family, rows, isParent }: SquadDecisionsProps) {
  const { t } = useTranslation('matches/squad')
  if (match.status === 'cancelled' || family.length === 0) return null
  return (
    <SectionCard title={t('family.squad')}>
      <ul className={layout.listStack2}>
        {family.map(({ id, first_name }) => {
          const row = rows.find(({ player_id }) => player_id === id)
          const role = row?.role ?? null
          const Icon = role ? icons[role] : null
          return (
            <li key={id} className={layout.line3}>
              {Icon ? <Icon size={20} stroke={1.75} aria-hidden="true" /> : null}
              <div className={layout.stack1}>
                {isParent ? <span className={layout.name}>{first_name}</span> : null}
                <span>
                  {t(`family.role.${role ?? 'open'}`)}
                  {role && role !== 'not_called' && row?.shirt_number
                    ? ` · ${t('family.shirt', { number: row.shirt_number })}`
                    : ''}
                </span>
                {role === 'not_called' ? (
                  <span className={layout.dim14}>
                    {t(`family.reason.${row?.reason ?? 'other'}`)}
                  </span>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
