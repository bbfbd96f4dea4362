import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toAppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useConfirm } from '@/shared/ui/confirm'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useUndoImport } from '../../api/players/player-import'
import { formatFullName } from '@/lib/person'
import styles from '../people.module.css'
import type { ImportResult as Result } from './use-import'

interface ImportResultProps {
  result: Result
  /** Owners take an import back; coaches cannot delete players. */
  mayUndo: boolean
  /** The team the players were brought in for. */
  team: { to: string; label: string } | null
  onAgain: () => void
}

/** Who is in now, what became of the guardians, and the way back. */
export function ImportResult({ result, mayUndo, team, onAgain }: ImportResultProps) {
  const { t } = useTranslation('people')
  const confirm = useConfirm()
  const undo = useUndoImport()
  const [gone, setGone] = useState<number | null>(null)
  const { made, left } = result

  async function handleUndo() {
    const isSure = await confirm({
      title: t('import.undo_title', { count: made.length }),
      text: t('import.undo_text'),
      confirmLabel: t('import.undo'),
      isDanger: true,
    })
    if (!isSure) return
    undo.mutate(
      made.map(({ player_id }) => player_id),
      {
        onSuccess: setGone,
        onError: (error) => showToast('error', `errors:${toAppError(error).code}`),
      },
    )
  }

  if (gone !== null) {
    return (
      <Alert
        kind="success"
        title={t('import.undone', { count: gone })}
        actions={<Button onClick={onAgain}>{t('import.again')}</Button>}
      />
    )
  }
  return (
    <div className={layout.grid4}>
      <Alert
        kind="success"
        title={t('import.done', { count: made.length })}
        actions={
          <>
            <LinkButton to={team?.to ?? paths.players.list}>
              {team?.label ?? t('import.to_list')}
            </LinkButton>
            <Button kind="secondary" onClick={onAgain}>
              {t('import.again')}
            </Button>
            {mayUndo && made.length > 0 ? (
              <Button kind="quiet" busy={undo.isPending} onClick={() => void handleUndo()}>
                {t('import.undo')}
              </Button>
            ) : null}
          </>
        }
      >
        {left > 0 ? t('import.left', { count: left }) : null}
      </Alert>
      <SectionCard title={t('import.made')}>
        <ul className={layout.listStack} aria-label={t('import.made')}>
          {made.map(({ player_id, player, guardian }) => (
            <li key={player_id} className={`${layout.rowWide} ${styles.item}`}>
              <Link className={styles.name} to={href(paths.players.details, { id: player_id })}>
                {formatFullName(player)}
              </Link>
              {guardian ? <GuardianBadge outcome={guardian} /> : null}
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  )
}

const outcomes = ['invited', 'linked', 'already_invited'] as const

function GuardianBadge({ outcome }: { outcome: string }) {
  const { t } = useTranslation('people')
  const known = outcomes.find((one) => one === outcome)
  return (
    <StatusBadge tone={known ? 'green' : 'red'}>
      {known ? t(`import.guardian.${known}`) : t('import.guardian.failed')}
    </StatusBadge>
  )
}
