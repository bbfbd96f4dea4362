import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useOpenWork } from '../../api/assignments'
import { useBestSoFar } from '../../api/progress'
import { useIndividualText } from '../use-individual-text'
import { useOwnPlayers } from '../use-players'

/** Families: begin now, for oneself or for each child; with the coach's word where it was given. */
export function StartCard({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('individual')
  const players = useOwnPlayers().filter(({ is_trusted: isTrusted }) => isTrusted)
  const given = useOpenWork(players.map(({ id }) => id).toSorted())
  if (players.length === 0) return null
  return (
    <SectionCard title={t('start.title')}>
      <ul className={layout.listStack2}>
        {players.map((player) => {
          const work = given.find(
            ({ exercise_id, player_id }) => exercise_id === exerciseId && player_id === player.id,
          )
          return (
            <li key={player.id} className={layout.stack2}>
              {work ? (
                <p className={`${layout.dim14} ${layout.breakable}`}>
                  {work.due_on
                    ? t('start.given_until', { day: formatDate(work.due_on) })
                    : t('start.given')}
                  {work.message ? ` “${work.message}”` : null}
                </p>
              ) : null}
              <BestLine playerId={player.id} exerciseId={exerciseId} />
              {player.may_answer ? (
                <LinkButton
                  isFullWidth
                  to={
                    work
                      ? href(paths.individual.activeDetails, { id: work.id })
                      : `${href(paths.individual.activeDetails, { id: exerciseId })}?player=${player.id}`
                  }
                  icon={<IconPlayerPlay size={20} stroke={1.75} />}
                >
                  {players.length > 1
                    ? t('start.for', { name: player.first_name })
                    : t('start.now')}
                </LinkButton>
              ) : (
                <p className={layout.dim13}>{t('start.read_only', { name: player.first_name })}</p>
              )}
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

function BestLine({ playerId, exerciseId }: { playerId: string; exerciseId: string }) {
  const { t } = useTranslation('individual')
  const text = useIndividualText()
  const best = useBestSoFar(playerId, exerciseId)
  const result = best ? text.formatBest(best) : null
  if (!best || result === null) return null
  return <p className={layout.dim14}>{t('start.best', { result })}</p>
}
