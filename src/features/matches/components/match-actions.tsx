import { useState } from 'react'
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarDown,
  IconEdit,
  IconLockOpen,
  IconScoreboard,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { href, paths } from '@/lib/router/paths'
import { useNow } from '@/lib/time/use-now'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { Button, LinkButton } from '@/shared/ui/button'
import type { Match } from '../api/matches'
import { listMatchSteps } from '../model/match-steps'
import { ReopenSheet } from './actions/reopen-sheet'
import { ResultSheet } from './actions/result-sheet'
import { useMatchSteps } from './actions/use-match-steps'

const icon = { size: 18, stroke: 1.75 }

/** What can be done with a match: staff edit and end it, everybody takes it into the calendar. */
export function MatchActions({ match }: { match: Match }) {
  const { t } = useTranslation('matches/form')
  const { mayWrite } = useTrainingAccess()
  const { saveCalendarFile } = useMatchSteps(match)
  if (mayWrite(match.team_id)) return <WriterActions match={match} />
  if (match.status === 'cancelled') return null
  return (
    <Button kind="secondary" icon={<IconCalendarDown {...icon} />} onClick={saveCalendarFile}>
      {t('calendar.action')}
    </Button>
  )
}

function WriterActions({ match }: { match: Match }) {
  const { t } = useTranslation('matches/form')
  const now = useNow()
  const [asking, setAsking] = useState<'result' | 'reopen' | null>(null)
  const steps = useMatchSteps(match)
  const allowed = listMatchSteps(match, now)
  const isResultNext = allowed.includes('result') && match.status === 'planned'
  const actions: Record<(typeof allowed)[number] | 'file', MenuAction> = {
    result: {
      label: match.status === 'finished' ? t('result.correct') : t('result.enter'),
      icon: <IconScoreboard {...icon} />,
      onSelect: () => setAsking('result'),
    },
    file: {
      label: t('calendar.action'),
      icon: <IconCalendarDown {...icon} />,
      onSelect: steps.saveCalendarFile,
    },
    reopen: {
      label: t('reopen.action'),
      icon: <IconLockOpen {...icon} />,
      onSelect: () => setAsking('reopen'),
    },
    reinstate: {
      label: t('reinstate.action'),
      icon: <IconArrowBackUp {...icon} />,
      onSelect: () => void steps.reinstate(),
    },
    cancel: {
      label: t('cancel.action'),
      icon: <IconBan {...icon} />,
      onSelect: () => void steps.cancel(),
    },
    delete: {
      label: t('delete.action'),
      icon: <IconTrash {...icon} />,
      onSelect: () => void steps.deleteForGood(),
      isDanger: true,
    },
  }
  const rest = allowed.filter((step) => step !== 'result' || !isResultNext)
  return (
    <>
      {isResultNext ? (
        <Button icon={<IconScoreboard {...icon} />} onClick={() => setAsking('result')}>
          {t('result.enter')}
        </Button>
      ) : null}
      <LinkButton
        kind="secondary"
        to={href(paths.matches.edit, { id: match.id })}
        icon={<IconEdit {...icon} />}
      >
        {t('edit')}
      </LinkButton>
      <ActionMenu
        label={t('actions')}
        items={[actions.file, ...rest.map((step) => actions[step])]}
      />
      {asking === 'result' ? <ResultSheet match={match} onClose={() => setAsking(null)} /> : null}
      {asking === 'reopen' ? (
        <ReopenSheet matchId={match.id} onClose={() => setAsking(null)} />
      ) : null}
    </>
  )
}
