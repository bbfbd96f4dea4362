import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { rotationQueries } from '../../api/rotation'
import { computePlayedSeconds, formatSeconds } from '../../model/live/clock'
import type { Change } from '../../model/live/tap-board'
import { findNextChange } from '../../model/rotation/next-change'
import type { Live } from './use-live-match'

interface NextPlannedChangeProps {
  live: Live
  onCollect: (changes: Change[]) => void
}

/** What the rotation has planned next, with the time until then; one tap collects the changes. */
export function NextPlannedChange({ live, onCollect }: NextPlannedChangeProps) {
  const { t, i18n } = useTranslation('matches/live')
  const { match, clock, now, onPitch, sentOff } = live
  const { data: plan } = useQuery(rotationQueries.of(match.id))
  if (clock.status !== 'live') return null
  const known = match.players.filter(({ player_id }) => !sentOff.has(player_id))
  const next =
    plan &&
    findNextChange(plan, {
      ...clock,
      played: computePlayedSeconds(clock, now),
      onPitch: new Set(onPitch.keys()),
      players: known.map(({ player_id }) => player_id),
    })
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  const getNames = (ids: readonly string[]) =>
    list.format(known.flatMap(({ player_id, name }) => (ids.includes(player_id) ? [name] : []))) ||
    '–'
  return (
    <div className={layout.between}>
      {next ? (
        <p className={layout.plain}>
          {t(next.seconds > 0 ? 'next.in' : 'next.now', {
            time: formatSeconds(next.seconds),
            on: getNames(next.on),
            off: getNames(next.off),
          })}
        </p>
      ) : (
        <span className={layout.dim14}>{plan ? t('next.none') : null}</span>
      )}
      <div className={layout.row2}>
        {next ? (
          <Button kind="secondary" onClick={() => onCollect(toChanges(next))}>
            {t('next.collect')}
          </Button>
        ) : null}
        <LinkButton kind="quiet" to={href(paths.matches.rotation, { id: match.id })}>
          {t('next.open')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Those coming on and going off in pairs; who is left over is a change of one. */
function toChanges({ on, off }: { on: readonly string[]; off: readonly string[] }): Change[] {
  return Array.from({ length: Math.max(on.length, off.length) }, (_, index) => ({
    on: on[index] ?? null,
    off: off[index] ?? null,
  }))
}
