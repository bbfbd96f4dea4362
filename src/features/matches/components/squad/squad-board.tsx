import { useState } from 'react'
import { IconSend, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SquadMember } from '@/features/teams/api/squad'
import { Alert } from '@/shared/public/alert'
import { showToast } from '@/lib/toast'
import { toAppError } from '@/lib/errors'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { useMatchSquad, usePublishSquad, useSquadFacts } from '../../api/match-squad'
import { countRole, isCalledUp, noChoice, type Choices } from '../../model/squad-choice'
import { listLines } from '../../model/squad-lines'
import { toPublishedChoices, readRefusal, toCandidates, toEntries } from '../../model/squad-board'
import { suggestSquad, type SuggestionWhy } from '../../model/suggest-squad'
import { SquadLoad } from '../load/squad-load'
import { GuestPicker, type Guest } from './guest-picker'
import { SquadRow } from './squad-row'
import styles from './squad.module.css'
import { useSquadDraft } from './use-squad-draft'

interface SquadBoardProps {
  match: Match
  members: readonly SquadMember[]
  userId: string
}

/** One row per player, a proposal in one tap, and publishing, which tells those concerned. */
export function SquadBoard({ match, members, userId }: SquadBoardProps) {
  const { t } = useTranslation('matches/squad')
  const rows = useMatchSquad(match.id)
  const facts = useSquadFacts(match.id)
  const [guests, setGuests] = useState<readonly Guest[]>([])
  const [whys, setWhys] = useState<Readonly<Record<string, SuggestionWhy>>>({})
  const { mutate, isPending, error, reset } = usePublishSquad(match.id)
  const lines = listLines([...rows, ...guests.filter(isNew)], members)
  const draft = useSquadDraft(`match_squad:${match.id}:${userId}`, toPublishedChoices(lines))
  const starters = countRole(draft.choices, 'starter')
  const isFull = starters > match.format
  const isOpen = match.status !== 'cancelled'
  const refusal = error ? readRefusal(toAppError(error)) : null

  function isNew({ player_id }: Guest): boolean {
    return !rows.some((row) => row.player_id === player_id)
  }

  function change(next: Choices) {
    reset()
    draft.change(next)
  }

  function fill() {
    const before = draft.choices
    const given = suggestSquad(toCandidates(lines, facts), match.format, before)
    const next = given.reduce<Choices>(
      (all, { id, choice }) => ({ ...all, [id]: { ...noChoice, ...all[id], ...choice } }),
      before,
    )
    change(next)
    setWhys(Object.fromEntries(given.map(({ id, why }) => [id, why])))
    showToast('info', given.length > 0 ? 'matches/squad:filled' : 'matches/squad:nothing_to_fill', {
      values: { count: given.length },
      style: 'compact',
      subject: `squad:${match.id}`,
      action: {
        label: 'matches/squad:undo',
        run: () => {
          change(before)
          setWhys({})
        },
      },
    })
  }

  function getAdded(playerId: string): number | null {
    const role = draft.choices[playerId]?.role ?? null
    return isCalledUp(role) ? match.periods * match.period_minutes : null
  }

  function discard() {
    reset()
    draft.discard()
    setGuests([])
    setWhys({})
  }

  function publish() {
    mutate(toEntries(draft.choices), { onSuccess: discard })
  }

  return (
    <div className={layout.stack3}>
      <div className={`${layout.between3} ${layout.padBlock2} ${styles.bar}`}>
        <p className={layout.plain} role="status" data-figures="" data-over={isFull || undefined}>
          {t('counter', {
            starters,
            format: match.format,
            bench: countRole(draft.choices, 'bench'),
          })}
          {isFull ? ` – ${t('errors.too_many_starters', { count: match.format })}` : null}
        </p>
        <div className={layout.wrap2}>
          <Button
            kind="secondary"
            icon={<IconSparkles size={18} stroke={1.75} />}
            disabled={!isOpen}
            onClick={fill}
          >
            {t('fill')}
          </Button>
          <Button
            icon={<IconSend size={18} stroke={1.75} />}
            busy={isPending}
            disabled={!draft.isChanged || isFull || !isOpen}
            onClick={publish}
          >
            {t('publish')}
          </Button>
        </div>
      </div>
      <div className={layout.row2}>
        <p className={layout.dim13}>{t(draft.isChanged ? 'draft_hint' : 'published_hint')}</p>
        {draft.isChanged ? (
          <Button kind="quiet" onClick={discard}>
            {t('discard')}
          </Button>
        ) : null}
      </div>
      {refusal ? (
        <Alert kind="error" title={t(`errors.${refusal}`, { count: match.format })} />
      ) : null}
      <ul className={layout.listStack} aria-label={t('tab')}>
        {lines.map((line) => (
          <SquadRow
            key={line.id}
            line={line}
            facts={facts.find(({ player_id }) => player_id === line.id) ?? null}
            why={whys[line.id] ?? null}
            choices={draft.choices}
            userId={userId}
            load={<SquadLoad matchId={match.id} playerId={line.id} added={getAdded(line.id)} />}
            onChange={change}
          />
        ))}
      </ul>
      <GuestPicker
        teamId={match.team_id}
        taken={lines.map(({ id }) => id)}
        onAdd={(guest) => setGuests((all) => [...all, guest])}
      />
    </div>
  )
}
