import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useDecideMove, useOpenMoves, useWithdrawMove, type OpenMove } from '../../api/squad-moves'
import styles from '../teams.module.css'

/** Who is to come or go and waits for an answer: from this team, or from the other one. */
export function MoveRequests({ teamId }: { teamId: string }) {
  const { t } = useTranslation('teams')
  const { data: moves = [] } = useOpenMoves(teamId)
  if (moves.length === 0) return null
  return (
    <SectionCard title={t('moves.title')}>
      <ul className={layout.listStack} aria-label={t('moves.title')}>
        {moves.map((move) => (
          <MoveItem key={move.id} move={move} />
        ))}
      </ul>
    </SectionCard>
  )
}

function MoveItem({ move }: { move: OpenMove }) {
  const { t } = useTranslation('teams')
  const decide = useDecideMove()
  const withdraw = useWithdrawMove()
  const { id, player_name: name, from_team: from, to_team: to, is_staying, is_mine } = move
  return (
    <li className={`${layout.rowWide} ${layout.lineBelow} ${layout.padBlock2} ${styles.item}`}>
      <span className={layout.stack}>
        <span>{name}</span>
        <span className={`${layout.dim13Any} ${layout.normal}`}>
          {t(is_staying ? 'moves.also' : 'moves.from_to', { from, to })}
          {is_mine ? null : ` · ${t('moves.waiting')}`}
        </span>
      </span>
      {is_mine ? (
        <>
          <Button
            kind="secondary"
            aria-label={t('moves.decline_named', { name })}
            busy={decide.isPending}
            onClick={() => decide.mutate({ id, isConfirmed: false })}
          >
            {t('moves.decline')}
          </Button>
          <Button
            aria-label={t('moves.confirm_named', { name })}
            busy={decide.isPending}
            onClick={() => decide.mutate({ id, isConfirmed: true })}
          >
            {t('moves.confirm')}
          </Button>
        </>
      ) : (
        <Button
          kind="secondary"
          aria-label={t('moves.withdraw_named', { name })}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(id)}
        >
          {t('moves.withdraw')}
        </Button>
      )}
    </li>
  )
}
