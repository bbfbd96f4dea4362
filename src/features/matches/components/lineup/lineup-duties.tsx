import { NativeSelect } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { IconButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { moveUp, setPieces, sortSubstitutes, type SetPiece } from '../../model/lineup/duties'
import { findPlayerPlace } from '../../model/lineup/lineup'
import type { LineupPlayer } from '../../model/lineup/position-fit'
import type { LineupState } from './use-lineup-state'

interface LineupDutiesProps {
  state: LineupState
  players: readonly LineupPlayer[]
}

/** Captain, set pieces and who comes on first. */
export function LineupDuties({ state, players }: LineupDutiesProps) {
  const { t } = useTranslation('matches/lineup')
  const { duties, first } = state
  const waiting = players.filter(({ player_id }) => !findPlayerPlace(first, player_id))
  const substitutes = sortSubstitutes(duties, waiting)
  const names = [
    { value: '', label: t('duties.nobody') },
    ...players.map((player) => ({ value: player.player_id, label: formatNumbered(player) })),
  ]

  function setTaker(piece: SetPiece, taker: string | null) {
    state.changeDuties({ ...duties, takers: { ...duties.takers, [piece]: taker } })
  }

  return (
    <SectionCard title={t('duties.title')}>
      <div className={layout.stack3}>
        <FieldRow>
          <NativeSelect
            label={t('duties.captain')}
            value={duties.captain ?? ''}
            data={names}
            onChange={({ target }) =>
              state.changeDuties({ ...duties, captain: target.value || null })
            }
          />
          {setPieces.map((piece) => (
            <NativeSelect
              key={piece}
              label={t(`duties.${piece}`)}
              value={duties.takers[piece] ?? ''}
              data={names}
              onChange={({ target }) => setTaker(piece, target.value || null)}
            />
          ))}
        </FieldRow>
        {substitutes.length > 1 ? (
          <section className={layout.stack2} aria-label={t('duties.bench')}>
            <h3 className={layout.medium14}>{t('duties.bench')}</h3>
            <ol className={layout.listStack1}>
              {substitutes.map((player, index) => (
                <li key={player.player_id} className={layout.between}>
                  <span className={layout.min}>
                    <span className={layout.dim13Figures}>{index + 1}</span>{' '}
                    {formatFullName(player)}
                  </span>
                  {index > 0 ? (
                    <IconButton
                      label={t('duties.earlier', { name: formatFullName(player) })}
                      onClick={() =>
                        state.changeDuties(moveUp(duties, substitutes, player.player_id))
                      }
                    >
                      <IconArrowUp size={20} stroke={1.75} />
                    </IconButton>
                  ) : null}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </SectionCard>
  )
}

function formatNumbered(player: LineupPlayer): string {
  return [player.shirt_number, formatFullName(player)].filter(Boolean).join(' · ')
}
