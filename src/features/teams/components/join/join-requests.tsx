import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useJoinRequests, type JoinRequest } from '../../api/team-links'
import type { TeamDetails } from '../../api/team'
import styles from '../teams.module.css'
import { JoinAnswerSheet } from './join-answer-sheet'

/** Who asks to join over a team link, above the squad until answered. */
export function JoinRequests({ team }: { team: TeamDetails }) {
  const { t } = useTranslation(['teams', 'people'])
  const { data: requests = [] } = useJoinRequests(team.id)
  const [answered, setAnswered] = useState<JoinRequest | null>(null)
  if (requests.length === 0) return null
  return (
    <SectionCard title={t('join.requests.title')}>
      <ul className={layout.listStack} aria-label={t('join.requests.title')}>
        {requests.map((request) => (
          <li
            key={request.id}
            className={`${layout.rowWide} ${layout.lineBelow} ${layout.padBlock2} ${styles.item}`}
          >
            <span className={layout.stack}>
              <span className={layout.name}>{describe(request)}</span>
              <span className={layout.dim13Any}>
                {t('join.requests.born', { date: formatDate(request.date_of_birth) })}
              </span>
            </span>
            <Button
              aria-label={t('join.requests.answer_named', { person: request.person_name })}
              onClick={() => setAnswered(request)}
            >
              {t('join.requests.answer')}
            </Button>
          </li>
        ))}
      </ul>
      {answered ? (
        <JoinAnswerSheet team={team} request={answered} onClose={() => setAnswered(null)} />
      ) : null}
    </SectionCard>
  )

  function describe(request: JoinRequest): string {
    const child = formatFullName(request)
    if (!request.relationship) return t('join.requests.player', { child })
    return t('join.requests.of', {
      person: request.person_name,
      relationship: t(`people:relationships.${request.relationship}`),
      child,
    })
  }
}
