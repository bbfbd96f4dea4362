import { useState } from 'react'
import { Checkbox, Input, ScrollArea, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '@/features/people/widgets/player-face'
import { useField } from '@/shared/form/fields/use-field'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { filterCandidates, positions, type Candidate } from '../../model/candidates'
import { usePositionName } from './use-position-name'

interface PlayersFieldProps {
  name: string
  candidates: readonly Candidate[]
  teams: readonly { id: string; name: string }[]
  /** Narrowed to this team at first. */
  startTeam: string
  onCount: (count: number) => void
}

/** A thumb hits the row, not the box. */
const wholeRow = {
  body: { alignItems: 'center' },
  labelWrapper: { flex: 1 },
  label: { display: 'block', paddingBlock: 6, minBlockSize: 44 },
} as const

/** Who gets the task: by team, position or name, all at once or one by one; the choice outlives a search. */
export function PlayersField(props: PlayersFieldProps) {
  const { name, candidates, teams, startTeam, onCount } = props
  const { t } = useTranslation('tasks')
  const { namePosition } = usePositionName()
  const [narrowed, setNarrowed] = useState({ q: '', team: startTeam, position: '' })
  const { value, change, inputProps } = useField({ name, label: t('assign.players') })
  const chosen = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  const shown = filterCandidates(candidates, narrowed)
  const among = candidates.map(({ id }) => id)
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.includes(id))

  function choose(ids: readonly string[]) {
    change(ids)
    onCount(ids.length)
  }

  function toggle(id: string) {
    choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  function toggleAll() {
    const ids = shown.map(({ id }) => id)
    choose(isAll ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])])
  }

  return (
    <div role="group" aria-label={t('assign.players')} className={layout.stack3}>
      <div
        className={`${layout.grid} ${layout.gap3}`}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))' }}
      >
        {teams.length > 1 ? (
          <Select
            label={t('board.team')}
            placeholder={t('assign.all_teams')}
            data={teams.map(({ id, name: label }) => ({ value: id, label }))}
            value={narrowed.team || null}
            clearable
            clearButtonProps={{ 'aria-label': t('assign.all_teams') }}
            onChange={(team) => setNarrowed({ ...narrowed, team: team ?? '' })}
          />
        ) : null}
        <Select
          label={t('assign.position')}
          placeholder={t('assign.all_positions')}
          data={positions.map((position) => ({ value: position, label: namePosition(position) }))}
          value={narrowed.position || null}
          clearable
          clearButtonProps={{ 'aria-label': t('assign.all_positions') }}
          onChange={(position) => setNarrowed({ ...narrowed, position: position ?? '' })}
        />
        <TextInput
          type="search"
          label={t('assign.search')}
          value={narrowed.q}
          maxLength={100}
          onChange={(event) => setNarrowed({ ...narrowed, q: event.currentTarget.value })}
          // Enter in a search sends no form
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div className={layout.between3}>
        <p className={layout.medium14} role="status">
          {t('assign.chosen', { count: chosen.length })}
        </p>
        {shown.length > 0 ? (
          <Button kind="secondary" onClick={toggleAll}>
            {t(isAll ? 'assign.none' : 'assign.all', { count: shown.length })}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className={layout.dim14}>{t('assign.nobody')}</p>
      ) : (
        <ScrollArea.Autosize mah={380} type="auto">
          <ul
            className={`${layout.listGrid} ${layout.relative}`}
            style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}
            aria-label={t('assign.players')}
          >
            {shown.map((player) => (
              <li key={player.id}>
                <Checkbox
                  styles={wholeRow}
                  checked={chosen.includes(player.id)}
                  onChange={() => toggle(player.id)}
                  label={
                    <NameLines
                      media={<PlayerFace playerId={player.id} name={player.name} among={among} />}
                      name={player.name}
                      text={[
                        player.teams.map((team) => team.name).join(', '),
                        player.position ? namePosition(player.position) : '',
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
      {inputProps.error ? <Input.Error>{inputProps.error}</Input.Error> : null}
    </div>
  )
}
