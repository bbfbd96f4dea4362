import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import { SearchField } from '@/shared/ui/filters/search-field'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useAddToSquad, useTakeBack, type SquadMember } from '../../api/squad'
import { useAskForPlayers } from '../../api/squad-moves'
import { useSquadCandidates } from '../../api/squad-candidates'
import styles from './add-players.module.css'
import { CandidateList } from './candidate-list'

interface AddPlayersSheetProps {
  team: { id: string; name: string }
  squad: readonly SquadMember[]
  onClose: () => void
}

/** Players of the club who are not in the squad yet, several at once; the choice outlives a search. */
export function AddPlayersSheet({ team, squad, onClose }: AddPlayersSheetProps) {
  const { t } = useTranslation(['teams', 'errors'])
  const [q, setQuery] = useState('')
  const [isFree, setFree] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const found = useSquadCandidates({ q, isFree })
  const add = useAddToSquad(team.id)
  const ask = useAskForPlayers(team.id)
  const takeBack = useTakeBack()
  const inSquad = new Set(squad.map(({ player }) => player.id))
  const failure = ask.error ?? (isElsewhere(add.error) ? null : add.error)
  const players = (found.data ?? []).filter(({ id }) => !inSquad.has(id))

  function handleAdd() {
    add.mutate(chosen, {
      onSuccess: (ids) => {
        showToast('success', 'teams:squad.added', {
          values: { count: ids.length, team: team.name },
          action: { label: 'teams:undo', run: () => takeBack.mutate(ids) },
        })
        onClose()
      },
    })
  }

  function handleAsk() {
    ask.mutate(chosen, {
      onSuccess: () => {
        showToast('success', 'teams:moves.coaches_asked')
        onClose()
      },
    })
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      width={560}
      title={t('squad.add_title', { team: team.name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} busy={add.isPending} onClick={handleAdd}>
            {chosen.length === 0 ? t('squad.add') : t('squad.add_count', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={layout.grid3}>
        <div className={`${layout.row2} ${styles.search}`}>
          <SearchField label={t('squad.search')} value={q} onChange={setQuery} maxLength={100} />
          <FilterToggle label={t('squad.free')} isOn={isFree} onChange={setFree} />
        </div>
        {isElsewhere(add.error) ? (
          <Alert
            title={t('squad.errors.other_team')}
            actions={
              <Button busy={ask.isPending} onClick={handleAsk}>
                {t('moves.ask_coaches')}
              </Button>
            }
          />
        ) : null}
        {failure ? <Alert kind="error" title={t(addFailure(failure))} /> : null}
        {found.error && !found.data ? (
          <InlineError error={found.error} onRetry={() => void found.refetch()} />
        ) : null}
        {!found.data && !found.error ? <ListSkeleton rows={6} /> : null}
        {found.data && players.length === 0 ? (
          <div className={`${layout.grid} ${layout.gap3} ${layout.dimmed} ${styles.nobody}`}>
            <p role="status">{q || isFree ? t('squad.nobody_found') : t('squad.nobody_left')}</p>
            <LinkButton kind="secondary" to={paths.players.create}>
              {t('squad.new_player')}
            </LinkButton>
          </div>
        ) : null}
        {players.length > 0 ? (
          <CandidateList players={players} chosen={chosen} onChange={setChosen} />
        ) : null}
      </div>
    </Sheet>
  )
}

/** A coach does not take a child out of a colleague's team: its coaches are asked. */
function isElsewhere(error: Error | null): boolean {
  return error !== null && toAppError(error).detail === 'player_of_another_team'
}

/** Twice is somebody else's doing. */
function addFailure(error: Error) {
  const { code, detail } = toAppError(error)
  if (detail === 'move_not_yours') return 'teams:moves.errors.not_yours'
  if (code === 'conflict') return 'teams:squad.errors.already'
  return `errors:${code}` as const
}
