import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { toWallClock } from '@/lib/time/wall-clock'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { useChildLoad } from '../../api/child-load'
import { listLoadFindings } from '../../model/child-load'
import { useLoadText } from './use-load-text'

interface FamilyLoadProps {
  match: Match
  family: readonly { id: string; first_name: string }[]
  isParent: boolean
}

/** What each own child does in the week of the match, and what its age should do at most. */
export function FamilyLoad({ match, family, isParent }: FamilyLoadProps) {
  const { t } = useTranslation('matches/squad')
  if (family.length === 0) return null
  const day = toWallClock(match.starts_at, match.team.school.time_zone).date
  return (
    <SectionCard title={t('load.title')}>
      <ul className={layout.listStack2}>
        {family.map(({ id, first_name }) => (
          <li key={id} className={layout.stack1}>
            {isParent ? <span className={layout.name}>{first_name}</span> : null}
            <Load playerId={id} day={day} />
            <Link className={layout.accent} to={`${href(paths.players.details, { id })}?tab=load`}>
              {t('load.weeks.all')}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function Load({ playerId, day }: { playerId: string; day: string }) {
  const { data } = useChildLoad(playerId, day)
  const text = useLoadText()
  if (!data) return null
  const limits = text.limits(data)
  return (
    <>
      <span>{text.week(data)}</span>
      {listLoadFindings(data, null).map((finding) => (
        <span key={finding.code} className={layout.amber}>
          {text.finding(finding)}
        </span>
      ))}
      {limits ? (
        <span className={layout.dim13}>
          {limits} – {text.source(data)}
        </span>
      ) : null}
    </>
  )
}
