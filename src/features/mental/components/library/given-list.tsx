import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useOpenAssignments, type OpenAssignment } from '../../api/assignments'
import { SkillIcon } from '../skill-icon'

interface GivenListProps {
  players: readonly { id: string; first_name: string }[]
  /** A player reads no own name. */
  isSelf: boolean
}

/** What coaches gave and is still open; nothing where there is none. */
export function GivenList({ players, isSelf }: GivenListProps) {
  const { t } = useTranslation('mental')
  const given = useOpenAssignments(players.map(({ id }) => id))
  if (given.length === 0) return null
  return (
    <SectionCard title={t('given.title')} description={t('given.why')}>
      <ul
        className={`${layout.listGrid} ${layout.gap2}`}
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}
      >
        {given.map((work) => (
          <Given
            key={work.id}
            work={work}
            name={
              isSelf ? null : (players.find(({ id }) => id === work.player_id)?.first_name ?? null)
            }
          />
        ))}
      </ul>
    </SectionCard>
  )
}

function Given({ work, name }: { work: OpenAssignment; name: string | null }) {
  const { t } = useTranslation('mental')
  const facts = [
    name,
    work.due_on && t('given.due', { date: formatDate(work.due_on) }),
    work.target_sessions === null
      ? t('given.sessions', { count: work.sessions })
      : t('given.progress', { done: work.sessions, all: work.target_sessions }),
  ]
  return (
    <li>
      <Link
        className={`${layout.line3} ${layout.touch} ${layout.quietLink} ${layout.padRow} ${layout.edge} ${layout.roundControl}`}
        to={href(paths.mental.activeDetails, { id: work.id })}
      >
        <SkillIcon skill={work.skill} size={36} />
        <span className={`${layout.stack1} ${layout.grow}`}>
          <span className={layout.name}>{work.title}</span>
          <span className={layout.dim13}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        {work.status === 'in_progress' ? (
          <StatusBadge tone="violet">{t('given.started')}</StatusBadge>
        ) : null}
      </Link>
    </li>
  )
}
